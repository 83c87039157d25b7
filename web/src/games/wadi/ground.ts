/** The tiles by name and by place, and where they lie on the drawing: 100 units a tile, from the north-west corner. */

import type { GridCell } from "../../board/grid";
import type { BoardData, Tile } from "./data";

export const CELL = 100;
export const RIM = 46;

export interface Point {
  x: number;
  y: number;
}

export interface Ground {
  rows: number;
  columns: number;
  tiles: readonly Tile[];
  byCell: ReadonlyMap<string, Tile>;
  land: readonly Tile[];
  river: readonly Tile[];
  reach: Readonly<Record<string, string[]>>;
  zones: readonly (readonly string[])[];
}

const known = new WeakMap<BoardData, Ground>();

/** The board, ready to be looked up; made once for each board. */
export function ground(board: BoardData): Ground {
  const before = known.get(board);
  if (before) return before;
  const made: Ground = {
    rows: board.rows,
    columns: board.columns,
    tiles: board.tiles,
    byCell: new Map(board.tiles.map((tile) => [tile.cell, tile])),
    land: board.tiles.filter((tile) => tile.flows.length === 0),
    river: board.tiles.filter((tile) => tile.flows.length > 0),
    reach: board.reach,
    zones: board.zones,
  };
  known.set(board, made);
  return made;
}

/** "c2" for row 1 and column 2, counted from 0; also for voids and places outside the board. */
export function cellName(row: number, column: number): string {
  return `${String.fromCodePoint(97 + column)}${row + 1}`;
}

/** Where a cell lies, a void too; undefined outside the board. */
export function placeOf(ground: Ground, cell: string): { row: number; column: number } | undefined {
  const place = { row: Number(cell.slice(1)) - 1, column: (cell.codePointAt(0) ?? 0) - 97 };
  const inside = place.row >= 0 && place.row < ground.rows && place.column >= 0 && place.column < ground.columns;
  return inside ? place : undefined;
}

export function tileAt(ground: Ground, row: number, column: number): Tile | undefined {
  return ground.byCell.get(cellName(row, column));
}

export function middle(place: { row: number; column: number }): Point {
  return { x: place.column * CELL + CELL / 2, y: place.row * CELL + CELL / 2 };
}

export function middleOf(ground: Ground, cell: string): Point {
  const tile = ground.byCell.get(cell);
  return tile ? middle(tile) : { x: 0, y: 0 };
}

/** The tile's neighbours on the eight sides, as far as there are tiles. */
export function around(ground: Ground, cell: string): Tile[] {
  const tile = ground.byCell.get(cell);
  if (!tile) return [];
  const steps = [-1, 0, 1];
  return steps
    .flatMap((down) => steps.map((right) => tileAt(ground, tile.row + down, tile.column + right)))
    .filter((other): other is Tile => other !== undefined && other !== tile);
}

/** The tiles, row by row, each with the square that is touched. */
export function outlines(ground: Ground): GridCell[][] {
  const side = CELL - 4;
  return Array.from({ length: ground.rows }, (_, row) =>
    Array.from({ length: ground.columns }, (_, column) => tileAt(ground, row, column))
      .filter((tile) => tile !== undefined)
      .map(({ cell, column }) => ({
        cell,
        column: column + 1,
        outline: `M${column * CELL + 2} ${row * CELL + 2}h${side}v${side}h${-side}z`,
      })),
  );
}
