/** Actions and positions in sentences: for the log, for chips and for who can't see the board. */

import type { SeatLook, Spoken } from "../../game";
import type { Moment, Step } from "../../protocol";
import type { BoardData, TableData } from "./data";

/** e.g. "c2→d3". */
export function chip(action: string): string {
  return action.replace(">", "→");
}

/** What the step did, in a sentence. */
export function spoken(step: Step, seats: readonly SeatLook[], before: Moment | null): Spoken {
  const name = seats[step.seat]?.name ?? "";
  const [from, to] = step.action.split(">");
  if (from && to) return { key: "wadi-said-pump", values: { name, from, to } };
  if (step.action === "@-") return { key: "wadi-said-back", values: { name } };
  const cell = step.action.slice(1);
  if (step.action.startsWith("@")) return { key: "wadi-said-stand", values: { name, cell } };
  if (step.action.startsWith("+")) return { key: "wadi-said-build", values: { name, cell } };
  return ended(step, name, seats, before);
}

// The last turn of a round lets the water flow: who missed it would not know why somebody is to move again.
function ended({ moment }: Step, name: string, seats: readonly SeatLook[], before: Moment | null): Spoken {
  if (moment.phase === "over") return { key: "wadi-said-end-over", values: { name } };
  if (before?.phase === "act" && moment.phase === "place") return { key: "wadi-said-end-place", values: { name } };
  if (before === null || before.round === null || before.round === moment.round) {
    return { key: "wadi-said-end", values: { name } };
  }
  const first = seats[(moment.data as TableData).starter]?.name ?? "";
  return { key: "wadi-said-end-round", values: { name, round: before.round, first } };
}

/** What the turn wants, where the Watchmen or the end of it are what matters. */
export function hint(moment: Moment): Spoken | null {
  if (moment.phase === "place") return { key: "wadi-hint-place", values: {} };
  if (moment.phase === "guard") return { key: "wadi-hint-guard", values: {} };
  const left = (moment.data as TableData).actions_left;
  return moment.phase === "act" && left === 0 ? { key: "wadi-hint-done", values: {} } : null;
}

/** The position in sentences: the water, then each seat. */
export function aloud(moment: Moment, board: unknown, seats: readonly SeatLook[]): readonly Spoken[] {
  const table = moment.data as TableData;
  const { watchmen } = board as BoardData;
  const discs = Object.values(table.water).reduce((sum, count) => sum + count, 0);
  const where = (cells: readonly string[]): string => cells.join(", ") || "–";
  const water = Object.entries(table.water).map(([cell, count]) => (count > 1 ? `${cell} (${count})` : cell));
  return [
    { key: "wadi-aloud-water", values: { discs, cells: where(water), rounds: table.rounds_left } },
    { key: "wadi-aloud-discs", values: { count: table.discs.length, cells: where(table.discs) } },
    ...seats.flatMap(({ seat, name, letter }): Spoken[] => {
      const own = table.seats[seat];
      if (!own) return [];
      const values = { name, letter, points: own.points, supply: own.supply, cells: where(own.shadoofs) };
      const guard = { key: "wadi-aloud-watchman", values: { name, cell: own.watchman ?? "–" } };
      return [{ key: "wadi-aloud-seat", values }, ...(watchmen && own.watchman ? [guard] : [])];
    }),
  ];
}
