import { describe, expect, test } from "vitest";

import { ground, type Ground } from "../ground";
import { channels, compass, mouths, signs, streams } from "../river";
import { drawnBoard } from "./drawn";

const board = (map: string): Ground => ground(drawnBoard(map));
const ends = (path: string): [string, string] => {
  const numbers = path.match(/-?[\d.]+/g)!;
  return [numbers.slice(0, 2).join(" "), numbers.slice(-2).join(" ")];
};

describe("the river is one line", () => {
  test("a channel begins where the one before it ends, also across a corner", () => {
    const found = channels(
      board(`
        ↘ 1 1
        1 ↓ 1
        1 ↓ 1
      `),
    );
    const [spring, middle, last] = found.map(({ path }) => ends(path));
    expect(spring![0]).toBe("50 50");
    expect(spring![1]).toBe("100 100");
    expect(middle![0]).toBe("100 100");
    expect(middle![1]).toBe("150 200");
    expect(last).toEqual(["150 200", "150 300"]);
    expect(found.map(({ spring: begins }) => begins)).toEqual([true, false, false]);
  });

  test("it leaves its tile in the direction in which the next one takes it up", () => {
    const map = board("→ → →");
    const [, middle, last] = channels(map).map(({ path }) => path.match(/-?[\d.]+/g)!.map(Number));
    // Both bends lie within a few units of the line through the edge, so no bank breaks there.
    const slope = (x: number, y: number): number => Math.abs(Math.atan2(y - 50, x - 200));
    expect(Math.PI - slope(middle![2]!, middle![3]!)).toBeLessThan(0.3);
    expect(slope(last![2]!, last![3]!)).toBeLessThan(0.3);
  });

  test("arms that join are drawn from each side", () => {
    const found = channels(
      board(`
        ↘ 1 ↙
        1 ↓ 1
      `),
    ).filter(({ cell }) => cell === "b2");
    expect(found.map(({ path }) => ends(path)[0]).sort()).toEqual(["100 100", "200 100"]);
  });

  test("a fork is drawn to each side, and water stands in both arms", () => {
    const map = board(`
      1 ↓ 1
      1 ↙↘ 1
      ↓ 1 ↓
    `);
    const fork = channels(map).filter(({ cell }) => cell === "b2");
    expect(fork.map(({ path }) => ends(path)[1]).sort()).toEqual(["100 200", "200 200"]);
    expect(streams(map).filter(({ cell }) => cell === "b2")).toHaveLength(2);
  });
});

describe("signs and mouths", () => {
  const map = board(`
    1 ↓↘ 1
    1 ↓ ↘
    1 → .
  `);

  test("of a fork the first flow has the arrow, the second the lesser one", () => {
    const fork = signs(map).filter(({ cell }) => cell === "b1");
    expect(fork.map(({ kind, angle }) => [kind, angle])).toEqual([
      ["arrow", 90],
      ["lesser", 45],
    ]);
  });

  test("there is a mouth where water leaves the board, and one where it runs into a void", () => {
    expect(mouths(map).map(({ cell, outside }) => [cell, outside])).toEqual([
      ["c2", true],
      ["b3", false],
    ]);
  });

  test("a flow has the name of a compass point", () => {
    expect(compass([-1, 1])).toBe("ne");
    expect(compass([1, 0])).toBe("s");
  });
});
