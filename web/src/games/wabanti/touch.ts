/** What a tap means: a stone that can move shows its landings, a landing moves it. Legal actions say what is what. */

import type { TableData } from "./data";
import type { Comb, Place } from "./comb";

/** What a person has in hand: a stone, and perhaps the landing that waits to be confirmed. */
export interface Picked {
  from: string;
  to: string | null;
}

export interface Hand {
  comb: Comb;
  table: TableData;
  /** Landings by stone. */
  landings: ReadonlyMap<string, ReadonlySet<string>>;
  picked: Picked | null;
  acting: number | null;
  /** A mouse or key points so finely that one touch of a landing is meant; after a finger it is confirmed. */
  sure: boolean;
}

export interface Outcome {
  picked: Picked | null;
  act?: string;
  ask?: string;
}

/** Landings by stone, read off the legal actions. */
export function landings(legal: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const action of legal) {
    const [from, to] = action.split(">");
    if (from !== undefined && to !== undefined) found.set(from, (found.get(from) ?? new Set()).add(to));
  }
  return found;
}

/** Whether what is in hand can still be moved there. */
export function stillLands({ from, to }: Picked, landings: Hand["landings"]): boolean {
  const targets = landings.get(from);
  return targets !== undefined && (to === null || targets.has(to));
}

export function tap(cell: string, hand: Hand): Outcome {
  const { picked, sure } = hand;
  if (picked && hand.landings.get(picked.from)?.has(cell)) {
    const meant = sure || picked.to === cell;
    if (meant) return { picked: null, act: `${picked.from}>${cell}` };
    return { picked: { from: picked.from, to: cell } };
  }
  if (picked?.from === cell) return { picked: picked.to ? { from: cell, to: null } : null };
  if (hand.landings.has(cell)) return { picked: { from: cell, to: null } };
  if (hand.acting === null || hand.table.thrown.length === 0) return { picked: null };
  if (hand.table.stones.includes(cell)) {
    const target = question(cell, hand);
    return target ? { picked: null, ask: `${cell}>${target}` } : { picked: null };
  }
  return picked ? { picked, ask: `${picked.from}>${cell}` } : { picked: null };
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

// Which landing to ask about for a stone that has none: one an unused die away over a whole row of stones, if there is
// any, so that the answer tells what really holds the stone back; else the nearest free field.
function question(cell: string, { comb, table }: Hand): string | null {
  const from = comb.byCell.get(cell);
  if (!from) return null;
  const stones = new Set(table.stones);
  const byPlace = new Map(comb.places.map((place) => [`${place.field.q} ${place.field.r}`, place]));
  const away = ([q, r]: readonly [number, number], steps: number): Place | undefined =>
    byPlace.get(`${from.field.q + q * steps} ${from.field.r + r * steps}`);
  const free = (place: Place | undefined): place is Place => place !== undefined && !stones.has(place.cell);
  for (const die of table.dice) {
    for (const direction of DIRECTIONS) {
      const target = away(direction, die);
      const row = Array.from({ length: die - 1 }, (_, index) => away(direction, index + 1)?.cell ?? "");
      if (free(target) && row.every((between) => stones.has(between))) return target.cell;
    }
  }
  const near = DIRECTIONS.map((direction) => away(direction, 1)).find(free);
  return near?.cell ?? null;
}
