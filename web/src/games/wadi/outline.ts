/** The line around an area of cells, drawn a little inside it, so that areas side by side keep lines of their own. */

import { CELL, type Point } from "./ground";

interface Place {
  row: number;
  column: number;
}

/*  Corners are counted in cells; a side runs clockwise, so the area lies to its right:

    (c,r) ──► (c+1,r)
      ▲          │
      │          ▼
    (c,r+1) ◄─ (c+1,r+1)                                                                        */
const SIDES: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, 0, 1, 0, -1, 0], // from x, from y, to x, to y, and the neighbour across: rows down, columns right
  [1, 0, 1, 1, 0, 1],
  [1, 1, 0, 1, 1, 0],
  [0, 1, 0, 0, 0, -1],
];

/** An SVG path of closed lines around the cells, `inset` units inside their edge. */
export function outline(places: readonly Place[], inset: number): string {
  // A cell named twice is one cell.
  const inside = new Map(places.map((place) => [`${place.row} ${place.column}`, place]));
  const sides = new Map<string, Point[]>();
  for (const { row, column } of inside.values()) {
    for (const [fromX, fromY, toX, toY, down, right] of SIDES) {
      if (inside.has(`${row + down} ${column + right}`)) continue;
      const start = `${column + fromX} ${row + fromY}`;
      sides.set(start, [...(sides.get(start) ?? []), { x: column + toX, y: row + toY }]);
    }
  }
  const loops: Point[][] = [];
  for (const start of sides.keys()) {
    while (sides.get(start)?.length) loops.push(loop(sides, start));
  }
  return loops.map((corners) => drawn(corners, inset)).join("");
}

function loop(sides: Map<string, Point[]>, start: string): Point[] {
  const corners: Point[] = [];
  let at = start;
  let heading: Point = { x: 0, y: 0 };
  do {
    const [x, y] = at.split(" ").map(Number) as [number, number];
    const ways = sides.get(at)!;
    // Where two cells touch by a corner only, turning right stays with the same cell.
    const right = ways.findIndex((way) => way.x - x === -heading.y && way.y - y === heading.x);
    const [next] = ways.splice(Math.max(right, 0), 1) as [Point];
    heading = { x: next.x - x, y: next.y - y };
    corners.push({ x, y });
    at = `${next.x} ${next.y}`;
  } while (at !== start);
  return corners;
}

function drawn(corners: readonly Point[], inset: number): string {
  const count = corners.length;
  const points = corners.flatMap((corner, index) => {
    const before = corners[(index + count - 1) % count]!;
    const after = corners[(index + 1) % count]!;
    const arrive = { x: corner.x - before.x, y: corner.y - before.y };
    const leave = { x: after.x - corner.x, y: after.y - corner.y };
    if (arrive.x === leave.x && arrive.y === leave.y) return [];
    // The inner side of a step (x, y) is (-y, x), since the area lies to its right.
    const x = corner.x * CELL + inset * (-arrive.y - leave.y);
    const y = corner.y * CELL + inset * (arrive.x + leave.x);
    return [`${x} ${y}`];
  });
  return `M${points.join("L")}Z`;
}
