import { describe, expect, test } from "vitest";

import { BAND, boardCorners, comb, halfTowards, INNER, OUTER, SIZE, STEP, turnsFor } from "../comb";
import { walk } from "../walk";
import { honeycomb } from "./drawn";

const SIX = honeycomb([0, 1, 2, 3, 4, 5]);

describe("the board turns to who sits there", () => {
  test.each([0, 1, 2, 3, 4, 5])("the side of seat %i lies at the bottom for that seat", (seat) => {
    const turned = comb(SIX, seat);
    const own = SIX.sides.find(({ owner }) => owner === seat)!;
    expect(own.fields.map((cell) => turned.byCell.get(cell)!.row)).toEqual(Array(8).fill(14));
    expect(turned.bands.find(({ side }) => side === own)!.place).toBe(3);
  });

  test("who owns no side sees north above", () => {
    expect(turnsFor(SIX, 9)).toBe(0);
    expect(comb(SIX, 9).byCell.get("a8")!.row).toBe(0);
  });

  test("turning keeps neighbours neighbours and the middle in the middle", () => {
    const { byCell } = comb(SIX, 1);
    const [middle, beside] = [byCell.get("h8")!, byCell.get("h9")!];
    expect(middle.x).toBeCloseTo(0);
    expect(Math.hypot(beside.x - middle.x, beside.y - middle.y)).toBeCloseTo(STEP);
  });

  test("15 rows of 8 to 15 fields, from left to right", () => {
    const { rows } = comb(SIX, 4);
    expect(rows.map((row) => row.length)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 14, 13, 12, 11, 10, 9, 8]);
    expect(rows.every((row) => row.every((place, at) => at === 0 || place.x > row[at - 1]!.x))).toBe(true);
  });
});

describe("the drawing", () => {
  test("the fields lie inside the band and the band inside the frame", () => {
    const farthest = Math.max(...comb(SIX, 0).places.map(({ y }) => Math.abs(y) + SIZE));
    expect(farthest).toBeLessThanOrEqual(INNER);
    expect(INNER).toBeLessThan(BAND);
    expect(BAND).toBeLessThan(OUTER);
  });

  test("the frame's first side is the upper one", () => {
    const [left, right] = boardCorners(100);
    expect(left!.y).toBeCloseTo(-100);
    expect(right!.y).toBeCloseTo(-100);
    expect(left!.x).toBeLessThan(right!.x);
  });

  test("a corner is divided between its two sides", () => {
    const corner = comb(SIX, 3).byCell.get("a15")!; // north and north-east, north above
    const middle = (points: string): { x: number; y: number } => {
      const all = points.split(" ").map((point) => point.split(",").map(Number) as [number, number]);
      return {
        x: all.reduce((sum, [x]) => sum + x, 0) / all.length - corner.x,
        y: all.reduce((sum, [, y]) => sum + y, 0) / all.length - corner.y,
      };
    };
    const [above, aside] = [middle(halfTowards(0, SIZE, corner)), middle(halfTowards(1, SIZE, corner))];
    expect(above.x).toBeLessThan(aside.x);
    expect(above.x).toBeCloseTo(-aside.x);
    expect(above.y).toBeCloseTo(-aside.y);
  });
});

describe("arrow keys", () => {
  const board = comb(SIX, 3);
  const lane = (cell: string): number => board.byCell.get(cell)!.x;
  const from = (cell: string): { cell: string; lane: number } => ({ cell, lane: lane(cell) });

  test.each([
    ["h8", "ArrowRight", "h9"],
    ["h8", "ArrowLeft", "h7"],
    ["h8", "Home", "h1"],
    ["h8", "End", "h15"],
  ])("from %s, %s leads to %s", (cell, key, next) => {
    expect(walk(board, from(cell), key)?.cell).toBe(next);
  });

  test("up and down keep to a lane, although rows are shifted", () => {
    let at = from("h8");
    for (let step = 0; step < 7; step++) at = walk(board, at, "ArrowUp")!;
    expect(Math.abs(board.byCell.get(at.cell)!.x - lane("h8"))).toBeLessThanOrEqual(STEP / 2);
    expect(at.cell.startsWith("a")).toBe(true);
    for (let step = 0; step < 7; step++) at = walk(board, at, "ArrowDown")!;
    expect(at.cell).toBe("h8");
  });

  test("every field can be reached from the middle", () => {
    const seen = new Set(["h8"]);
    for (let queue = [from("h8")]; queue.length;) {
      const next = queue.flatMap((at) =>
        ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].flatMap((key) => {
          const found = walk(board, from(at.cell), key);
          if (!found || seen.has(found.cell)) return [];
          seen.add(found.cell);
          return [found];
        }),
      );
      queue = next;
    }
    expect(seen.size).toBe(169);
  });

  test("there is nothing beyond the edge", () => {
    expect(walk(board, from("a8"), "ArrowUp")).toBeNull();
    expect(walk(board, from("h15"), "ArrowRight")).toBeNull();
  });
});
