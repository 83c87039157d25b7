/** Where arrow keys lead on the honeycomb. Rows are shifted by half a field, so going up or down keeps to a lane. */

import type { Comb } from "./comb";

export interface Walk {
  cell: string;
  /** The x that up and down keep to. */
  lane: number;
}

export function walk(comb: Comb, from: Walk, key: string): Walk | null {
  const here = comb.byCell.get(from.cell);
  if (!here) return null;
  const row = comb.rows[here.row] ?? [];
  const at = row.indexOf(here);
  const beside = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 }[key];
  if (beside !== undefined) {
    const next = row[beside];
    return next ? { cell: next.cell, lane: next.x } : null;
  }
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  const other = down === undefined ? undefined : comb.rows[here.row + down];
  if (!other) return null;
  const away = (x: number): number => Math.abs(x - from.lane);
  const nearest = other.reduce((best, place) => (away(place.x) < away(best.x) - 0.01 ? place : best));
  return { cell: nearest.cell, lane: from.lane };
}

/** Walks the honeycomb key by key, and keeps to the lane that the first of them began in. */
export function walker(comb: Comb): (cell: string, key: string) => string | null {
  let last: Walk | null = null;
  return (cell, key) => {
    const from = last?.cell === cell ? last : { cell, lane: comb.byCell.get(cell)?.x ?? 0 };
    const next = walk(comb, from, key);
    if (next) last = next;
    return next?.cell ?? null;
  };
}
