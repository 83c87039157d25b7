/** Where the 169 fields lie on the drawing, turned so that the side of who looks is at the bottom.

        ╱╲ ╱╲        a field's corner is SIZE from its middle; rows are 1.5 SIZE apart,
       │  │  │       neighbours in a row √3 SIZE
        ╲╱ ╲╱                                                                              */

import type { GridCell } from "../../board/grid";
import type { BoardData, Field, Side } from "./data";

export const SIZE = 30;
export const STEP = Math.sqrt(3) * SIZE;
const RADIUS = 7; // rows from the middle to a side

/** Half the height of the hexagon that the fields fill, of the band around it, and of the wooden edge. */
export const INNER = RADIUS * 1.5 * SIZE + SIZE + 5;
export const BAND = INNER + 32;
export const OUTER = BAND + 12;

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  cell: string;
  field: Field;
  row: number; // on the drawing, from 0 at the top
}

export interface BandPlace {
  side: Side;
  /** Where it lies on the drawing: 0 at the top, then clockwise. */
  place: number;
}

export interface Comb {
  places: readonly Place[];
  byCell: ReadonlyMap<string, Place>;
  rows: readonly (readonly Place[])[];
  bands: readonly BandPlace[];
}

/** The fields and sides as they lie for the seat at the bottom. */
export function comb(board: BoardData, facing: number): Comb {
  const turns = turnsFor(board, facing);
  const places = board.fields.map((field) => placed(field, turns));
  const rows = Array.from({ length: 2 * RADIUS + 1 }, (_, row) =>
    places.filter((place) => place.row === row).sort((a, b) => a.x - b.x),
  );
  return {
    places,
    byCell: new Map(places.map((place) => [place.cell, place])),
    rows,
    bands: board.sides.map((side, index) => ({ side, place: (index + turns) % 6 })),
  };
}

/** How many sixths the board turns clockwise, so that the seat's side comes to the bottom. */
export function turnsFor(board: BoardData, facing: number): number {
  const own = board.sides.findIndex((side) => side.owner === facing);
  return own < 0 ? 0 : (3 - own + 6) % 6;
}

function placed(field: Field, turns: number): Place {
  let { q, r } = field;
  for (let turn = 0; turn < turns; turn++) [q, r] = [-r, q + r];
  return { cell: field.cell, field, row: r + RADIUS, x: STEP * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The corners of a field, as an SVG list of points. */
export function hexagon(radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
  return corners(radius)
    .map((corner) => `${(x + corner.x).toFixed(2)},${(y + corner.y).toFixed(2)}`)
    .join(" ");
}

/** The fields, row by row, each with the hexagon that is touched. */
export function outlines(comb: Comb): GridCell[][] {
  return comb.rows.map((row) =>
    row.map((place, index) => ({
      cell: place.cell,
      column: index + 1,
      outline: `M${hexagon(SIZE, place).replaceAll(" ", "L")}z`,
    })),
  );
}

/** The six corners of a field with a corner at the top, clockwise from there. */
export function corners(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The corners of the board, a hexagon with level sides of half the height `apothem`, from the north-west clockwise. */
export function boardCorners(apothem: number): Point[] {
  const radius = apothem / Math.cos(Math.PI / 6);
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * (index - 2);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The half of a field on a corner that lies towards the band `place`: 0 at the top, then clockwise. */
export function halfTowards(place: number, radius: number, { x, y }: Point): string {
  const out = (Math.PI / 3) * place - Math.PI / 2; // the band's outward direction
  // The dividing line runs from the board's middle through the corner: the field's own direction.
  const along = Math.atan2(y, x);
  const left = Math.sin(out - along) < 0;
  const half = corners(radius).filter((corner) => {
    const side = Math.cos(along) * corner.y - Math.sin(along) * corner.x;
    return left ? side < -0.01 : side > 0.01;
  });
  const middle = radius * Math.cos(Math.PI / 6);
  const ends = [1, -1].map((sign) => ({ x: sign * middle * Math.cos(along), y: sign * middle * Math.sin(along) }));
  const points = [...half, ...ends].sort((a, b) => turnFrom(a, out) - turnFrom(b, out));
  return points.map((point) => `${(x + point.x).toFixed(2)},${(y + point.y).toFixed(2)}`).join(" ");
}

function turnFrom(point: Point, angle: number): number {
  const turn = Math.atan2(point.y, point.x) - angle;
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}
