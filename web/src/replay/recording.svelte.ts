import { get, post } from "../link/api";
import type { DemoCard, Moment, Replay, Step } from "../protocol";

const PART = 500; // moments the server sends at once

/** Where a recording comes from. */
export type Source =
  { page: "replay"; id: string } | { page: "demo"; game: string; id: string } | { page: "opened" };

/** A record somebody opened from a file, until the page is closed. */
export const opened = $state<{ record: Record<string, unknown> | null }>({ record: null });

/** A game that was played, or as far as it was: every moment of it. */
export class Recording {
  replay = $state.raw<Replay | null>(null);
  moments = $state.raw<Moment[]>([]);
  comments = $state.raw<Record<string, string>>({});
  title = $state("");
  #loads = 0;

  /** Fetches it; long games come in parts, and can be looked at before all of them are there. */
  async load(source: Source): Promise<void> {
    const load = ++this.#loads; // a newer one, e.g. in another language, ends this one
    let part: (start: number) => Promise<Replay>;
    if (source.page === "replay") {
      part = (start) => get<Replay>(`/tables/${source.id}/replay?start=${start}&count=${PART}`);
    } else {
      const demo = source.page === "demo" ? await demoOf(source) : null;
      const record = demo?.record ?? (source.page === "opened" ? opened.record : null);
      if (!record || load !== this.#loads) return;
      this.comments = demo?.comments ?? commentsIn(record);
      this.title = demo?.title ?? "";
      part = (start) => post<Replay>("/replay", { record, start, count: PART });
    }
    const moments: Moment[] = [];
    for (;;) {
      const replay: Replay = await part(moments.length);
      if (load !== this.#loads || !replay.moments.length) return;
      moments.push(...replay.moments);
      [this.moments, this.replay] = [[...moments], replay];
      if (moments.length > replay.total) return;
    }
  }

  /** The action that led to this moment, as a step; null for the first. */
  step(at: number): Step | null {
    const [moment, action] = [this.moments[at], this.replay?.actions[at - 1]];
    return moment && action !== undefined ? { action, seat: this.seat(at - 1), moment } : null;
  }

  /** The seat that acted at this moment. */
  seat(at: number): number {
    return this.moments[at]?.to_move ?? this.replay?.turns[this.turn(at)]?.seat ?? 0;
  }

  /** The number of the turn that this moment is in. */
  turn(at: number): number {
    const turns = this.replay?.turns ?? [];
    const after = turns.findIndex((turn) => turn.start > at);
    return after < 0 ? turns.length - 1 : Math.max(0, after - 1);
  }
}

async function demoOf({ game, id }: { game: string; id: string }): Promise<DemoCard | null> {
  const demos = await get<DemoCard[]>(`/games/${game}/demos`);
  return demos.find((each) => each.id === id) ?? null;
}

function commentsIn(record: Record<string, unknown>): Record<string, string> {
  const found = record["comments"];
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
