import { expect, test } from "vitest";

import { outline } from "../outline";

test("a cell that is named twice is one cell", () => {
  const [one, other] = [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
  ] as const;
  expect(outline([one, other, one], 5)).toBe(outline([one, other], 5));
});

test("one cell is a square, a little inside its edge", () => {
  expect(outline([{ row: 0, column: 1 }], 5)).toBe("M105 5L195 5L195 95L105 95Z");
});

test("cells side by side share one line without their common edge", () => {
  const line = outline(
    [
      { row: 0, column: 0 },
      { row: 0, column: 1 },
    ],
    0,
  );
  expect(line).toBe("M0 0L200 0L200 100L0 100Z");
});

test("an inward corner keeps the same distance from the edge", () => {
  const line = outline(
    [
      { row: 0, column: 0 },
      { row: 1, column: 0 },
      { row: 1, column: 1 },
    ],
    10,
  );
  expect(line).toContain("90 110"); // 10 inside both edges that meet at 100 100
  expect(line.match(/L/g)).toHaveLength(5);
});

test("cells that touch by a corner only have lines of their own", () => {
  const line = outline(
    [
      { row: 0, column: 0 },
      { row: 1, column: 1 },
    ],
    5,
  );
  expect(line.match(/M/g)).toHaveLength(2);
});

test("a hole has a line too, outside of which the area lies", () => {
  const ring = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  const line = outline(
    ring.filter(({ row, column }) => row !== 1 || column !== 1),
    10,
  );
  expect(line.match(/M/g)).toHaveLength(2);
  expect(line).toContain("90 90");
});
