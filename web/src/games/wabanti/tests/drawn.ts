/** The real honeycomb for tests, and tables with a few stones. */

import type { BoardData, Field, TableData } from "../data";

const SIDES: readonly (readonly [string, (q: number, r: number) => boolean])[] = [
  ["N", (_, r) => r === -7],
  ["NE", (q) => q === 7],
  ["SE", (q, r) => q + r === 7],
  ["S", (_, r) => r === 7],
  ["SW", (q) => q === -7],
  ["NW", (q, r) => q + r === -7],
];

/** 169 fields; `owners` are the owners of the sides, clockwise from the north. */
export function honeycomb(owners: readonly (number | null)[]): BoardData {
  const fields: Field[] = [];
  for (let r = -7; r <= 7; r++) {
    for (let q = Math.max(-7, -7 - r); q <= Math.min(7, 7 - r); q++) {
      const on = SIDES.flatMap(([, holds], side) => (holds(q, r) ? [owners[side] ?? null] : []));
      const cell = `${String.fromCodePoint(104 + r)}${q + 8}`;
      fields.push({ cell, q, r, owners: on.filter((owner): owner is number => owner !== null) });
    }
  }
  const sides = SIDES.map(([name, holds], side) => ({
    name,
    owner: owners[side] ?? null,
    fields: fields.filter(({ q, r }) => holds(q, r)).map(({ cell }) => cell),
  }));
  return { fields, sides, must_play: false, distinct_stones: false };
}

export function table(rest: Partial<TableData>): TableData {
  return {
    stones: [],
    thrown: [],
    dice: [],
    dice_next: [5, 5],
    turn: 0,
    moved: [],
    moves: [],
    pinned: [],
    distance: [7, 7],
    ...rest,
  };
}
