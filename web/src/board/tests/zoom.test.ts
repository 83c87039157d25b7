import { expect, test } from "vitest";

import { CLOSEST, closeTo, moved, onBoard, WHOLE, zoomed } from "../zoom";

const SIZE = { width: 360, height: 300 };

test("what is under the fingers stays under them", () => {
  const spot = { x: 200, y: 120 };
  const view = zoomed(WHOLE, 2, spot, SIZE);
  expect(onBoard(view, spot)).toEqual(spot);
});

test("the board never shows smaller than whole, nor larger than four times", () => {
  expect(zoomed(WHOLE, 0.2, { x: 0, y: 0 }, SIZE)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 99, { x: 0, y: 0 }, SIZE).scale).toBe(CLOSEST);
});

test("it cannot be moved out of its window", () => {
  const view = zoomed(WHOLE, 2, { x: 0, y: 0 }, SIZE);
  expect(moved(view, { x: 500, y: 500 }, SIZE)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(moved(view, { x: -999, y: -999 }, SIZE)).toEqual({ scale: 2, x: -360, y: -300 });
});

test("a spot is brought to the middle, as far as the edge allows", () => {
  expect(onBoard(closeTo({ x: 180, y: 150 }, 3, SIZE), { x: 180, y: 150 })).toEqual({ x: 180, y: 150 });
  expect(closeTo({ x: 0, y: 0 }, 3, SIZE)).toEqual({ scale: 3, x: 0, y: 0 });
});
