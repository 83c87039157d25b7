import { expect, test } from "vitest";

import { PIPS, tray } from "../pips";

test.each([1, 2, 3, 4, 5, 6])("a die's %i has that many pips, even around its middle", (number) => {
  const pips = PIPS[number]!;
  expect(pips).toHaveLength(number);
  expect(pips.reduce((sum, [x, y]) => sum + x + y, 0)).toBe(0);
});

test("each die used lies in its place, marked", () => {
  expect(tray([1, 3, 3, 5], [3, 5])).toEqual([
    { number: 1, used: true },
    { number: 3, used: true },
    { number: 3, used: false },
    { number: 5, used: false },
  ]);
});
