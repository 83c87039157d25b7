/** A field in words: whose side it is on, whether a stone lies there, and what can be done. */

import type { SeatLook } from "../../game";
import type { Comb } from "./comb";
import type { TableData } from "./data";
import type { Picked } from "./touch";

export type Say = (key: string, values?: Record<string, string | number>) => string;

export interface Context {
  comb: Comb;
  table: TableData;
  landings: ReadonlyMap<string, ReadonlySet<string>>;
  picked: Picked | null;
  seats: readonly SeatLook[];
  say: Say;
}

/** e.g. "f10: a stone. It can move to 3 fields." */
export function cellWords(cell: string, { comb, table, landings, picked, seats, say }: Context): string {
  const owners = comb.byCell.get(cell)?.field.owners ?? [];
  const stone = table.stones.includes(cell);
  const targets = landings.get(cell)?.size ?? 0;
  const landing = picked !== null && landings.get(picked.from)?.has(cell);
  return [
    say(stone ? "wabanti-cell-stone" : "wabanti-cell-free", { cell }),
    ...owners.map((owner) =>
      say("wabanti-cell-side", { name: seats[owner]?.name ?? "", letter: seats[owner]?.letter ?? "" }),
    ),
    ...(picked?.from === cell ? [say("wabanti-cell-held")] : []),
    ...(landing ? [say("wabanti-cell-landing", { die: dieFor(table, picked.from, cell) ?? 0 })] : []),
    ...(!landing && targets > 0 && picked?.from !== cell ? [say("wabanti-cell-moves", { targets })] : []),
    ...(stone && table.pinned.includes(cell) ? [say("wabanti-cell-pinned")] : []),
  ].join(" ");
}

/** The die that the move takes. */
export function dieFor(table: TableData, from: string, to: string): number | undefined {
  return table.moves.find((move) => move.origin === from && move.target === to)?.die;
}
