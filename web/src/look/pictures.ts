import { post } from "../link/api";
import type { Moment, Replay } from "../protocol";

/** What a still board is drawn from. */
export interface Picture {
  board: unknown;
  moment: Moment;
  names: string[];
}

const MOST = 60;
const found = new Map<string, Promise<Picture>>();

/** The record's last position, asked for once. */
export function picture(record: Record<string, unknown>): Promise<Picture> {
  const key = JSON.stringify(record);
  const known = found.get(key);
  if (known) return known;
  const actions = (record["actions"] as unknown[] | undefined)?.length ?? 0;
  const coming = post<Replay>("/replay", { record, start: actions, count: 1 }).then((replay) => ({
    board: replay.board,
    moment: replay.moments.at(-1)!,
    names: Array.from({ length: replay.players }, (_, seat) => replay.names[seat] ?? ""),
  }));
  coming.catch(() => found.delete(key));
  if (found.size >= MOST) found.delete(found.keys().next().value!);
  found.set(key, coming);
  return coming;
}
