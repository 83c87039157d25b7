import { expect, test } from "vitest";

import { ground } from "../ground";
import { walk } from "../walk";
import { drawnBoard } from "./drawn";

const BOARD = ground(
  drawnBoard(`
    1 ↓ . 2
    1 ↓ 3 1
  `),
);

test.each([
  ["a1", "ArrowRight", "b1"],
  ["a1", "ArrowDown", "a2"],
  ["a1", "ArrowUp", null],
  ["b1", "ArrowRight", "d1"], // past the void
  ["d1", "ArrowLeft", "b1"],
  ["c2", "ArrowUp", null], // only a void there
  ["a1", "End", "d1"],
  ["d2", "Home", "a2"],
  ["a1", "x", null],
])("from %s, %s leads to %s", (cell, key, next) => {
  expect(walk(BOARD, cell, key)).toBe(next);
});
