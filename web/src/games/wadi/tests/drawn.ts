/** Boards for tests, drawn as in map files: "1" to "3" is land, "." a void, an arrow a wadi tile. */

import type { BoardData, SeatData, TableData } from "../data";
import { cellName } from "../ground";

const ARROWS: Readonly<Record<string, [number, number]>> = {
  "↑": [-1, 0],
  "↗": [-1, 1],
  "→": [0, 1],
  "↘": [1, 1],
  "↓": [1, 0],
  "↙": [1, -1],
  "←": [0, -1],
  "↖": [-1, -1],
};

/** The map as the server tells it; reach is what each test needs. */
export function drawnBoard(map: string, reach: Record<string, string[]> = {}): BoardData {
  const rows = map
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const tiles = rows.flatMap((tokens, row) =>
    tokens.flatMap((token, column) => {
      if (token === ".") return [];
      const flows = [...token].flatMap((sign) => (ARROWS[sign] ? [ARROWS[sign]] : []));
      const reservoirs = flows.length ? 0 : Number(token);
      return [{ cell: cellName(row, column), row, column, reservoirs, flows }];
    }),
  );
  const columns = rows[0]?.length ?? 0;
  return { rows: rows.length, columns, tiles, reach, zones: [], head_start: [0, 0], watchmen: true, shadoofs: 7 };
}

export function drawnTable(table: Partial<TableData>, ...seats: Partial<SeatData>[]): TableData {
  const empty: SeatData = {
    shadoofs: [],
    supply: 7,
    harvests: [],
    watchman: null,
    watchman_points: 0,
    points: 0,
  };
  return {
    starter: 0,
    seats: [0, 1].map((seat) => ({ ...empty, ...seats[seat] })),
    discs: [],
    water: {},
    next_water: {},
    leaving: 0,
    forbidden: {},
    actions_left: 2,
    builds_left: 1,
    rounds_left: 3,
    ...table,
  };
}
