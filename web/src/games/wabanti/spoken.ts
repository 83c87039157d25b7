/** Actions and positions in sentences: for the log, for chips and for who can't see the board. */

import type { SeatLook, Spoken } from "../../game";
import type { Moment, Step } from "../../protocol";
import type { TableData } from "./data";

/** e.g. "f10→e10". */
export function chip(action: string): string {
  return action.replace(">", "→");
}

/** What the step did, in a sentence. */
export function spoken(step: Step, seats: readonly SeatLook[]): Spoken {
  const name = seats[step.seat]?.name ?? "";
  const [from, to] = step.action.split(">");
  if (from && to) return { key: "wabanti-said-move", values: { name, from, to } };
  if (step.action === "[]") return { key: "wabanti-said-no-dice", values: { name } };
  if (step.action.startsWith("[")) {
    return { key: "wabanti-said-throw", values: { name, dice: [...step.action.slice(1, -1)].join(" ") } };
  }
  if (step.moment.phase === "over") return { key: "wabanti-said-end-over", values: { name } };
  return { key: "wabanti-said-end", values: { name } };
}

/** What the turn wants, where it is about dice that are not there or stay unused (B8). */
export function hint(moment: Moment, tried: number): Spoken | null {
  if (moment.phase !== "move") return null;
  const { thrown, dice, moves } = moment.data as TableData;
  if (thrown.length === 0) return { key: "wabanti-hint-no-dice", values: {} };
  if (dice.length === 0) return { key: "wabanti-hint-done", values: {} };
  if (moves.length === 0) return { key: "wabanti-hint-stuck", values: { count: dice.length } };
  return tried ? { key: "wabanti-hint-left", values: { count: dice.length } } : null;
}

/** The position in sentences: stones, dice, then each seat. */
export function aloud(moment: Moment, _board: unknown, seats: readonly SeatLook[]): readonly Spoken[] {
  const table = moment.data as TableData;
  const list = (values: readonly (string | number)[]): string => values.join(", ") || "–";
  return [
    { key: "wabanti-aloud-stones", values: { cells: list(table.stones) } },
    { key: "wabanti-aloud-dice", values: { count: table.dice.length, dice: list(table.dice) } },
    ...seats.map(({ seat, name, letter }) => ({
      key: "wabanti-aloud-seat",
      values: { name, letter, rows: table.distance[seat] ?? 0, dice: table.dice_next[seat] ?? 0 },
    })),
  ];
}
