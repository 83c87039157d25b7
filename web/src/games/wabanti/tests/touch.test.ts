import { describe, expect, test } from "vitest";

import { comb } from "../comb";
import { landings, tap, type Hand } from "../touch";
import { honeycomb, table } from "./drawn";

const BOARD = comb(honeycomb([0, null, null, 1, null, null]), 0);

function hand(legal: string[], rest: Partial<Hand> = {}): Hand {
  const data = table({ stones: ["h7", "h8", "h9"], thrown: [1, 3], dice: [1, 3] });
  return { comb: BOARD, table: data, landings: landings(legal), picked: null, acting: 0, sure: true, ...rest };
}
const LEGAL = ["h9>g9", "h9>g10", "h7>h10", "."];

describe("a tap", () => {
  test("on a stone that can move takes it in hand", () => {
    expect(tap("h9", hand(LEGAL))).toEqual({ picked: { from: "h9", to: null } });
  });

  test("on a landing moves it there", () => {
    expect(tap("g10", hand(LEGAL, { picked: { from: "h9", to: null } }))).toEqual({ picked: null, act: "h9>g10" });
  });

  test("of a finger previews the landing first, and the second one moves", () => {
    const first = tap("g10", hand(LEGAL, { picked: { from: "h9", to: null }, sure: false }));
    expect(first).toEqual({ picked: { from: "h9", to: "g10" } });
    expect(tap("g10", hand(LEGAL, { picked: first.picked, sure: false }))).toEqual({
      picked: null,
      act: "h9>g10",
    });
  });

  test("on another landing changes the preview", () => {
    const found = tap("g9", hand(LEGAL, { picked: { from: "h9", to: "g10" }, sure: false }));
    expect(found).toEqual({ picked: { from: "h9", to: "g9" } });
  });

  test("on the stone in hand lets it go, its landing first", () => {
    expect(tap("h9", hand(LEGAL, { picked: { from: "h9", to: "g10" } }))).toEqual({
      picked: { from: "h9", to: null },
    });
    expect(tap("h9", hand(LEGAL, { picked: { from: "h9", to: null } }))).toEqual({ picked: null });
  });

  test("on another stone takes that one", () => {
    const found = tap("h7", hand(LEGAL, { picked: { from: "h9", to: null } }));
    expect(found).toEqual({ picked: { from: "h7", to: null } });
  });

  test("on a free field that is no landing asks why, and keeps the stone in hand", () => {
    const picked = { from: "h9", to: null };
    expect(tap("a8", hand(LEGAL, { picked }))).toEqual({ picked, ask: "h9>a8" });
  });

  test("on a stone that cannot move asks about a jump that an unused die would make", () => {
    const data = table({ stones: ["h7", "h8", "h9"], thrown: [3], dice: [3] });
    expect(tap("h7", hand(["."], { table: data }))).toEqual({ picked: null, ask: "h7>h10" });
  });

  test("on a stone without such a jump asks about the next free field", () => {
    expect(tap("h8", hand(["."]))).toMatchObject({ picked: null, ask: expect.stringMatching(/^h8>[gi]\d+$/) });
  });

  test("before the dice are thrown, or of who only watches, does nothing", () => {
    const waiting = table({ stones: ["h7", "h8", "h9"] });
    expect(tap("h8", hand(["[1]"], { table: waiting }))).toEqual({ picked: null });
    expect(tap("h8", hand([], { acting: null }))).toEqual({ picked: null });
  });
});
