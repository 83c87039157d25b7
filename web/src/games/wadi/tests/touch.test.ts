import { describe, expect, test } from "vitest";

import { actionOf, choices, type Picked } from "../choices";
import { ground } from "../ground";
import { tap, type Hand } from "../touch";
import { drawnBoard, drawnTable } from "./drawn";

const BOARD = ground(
  drawnBoard(`
    1 ↓ 2
    1 ↓ 3
    . ↓ 1
  `),
);

function hand(legal: string[], rest: Partial<Hand> = {}): Hand {
  const table = drawnTable({ water: { b1: 2 }, discs: ["a2"] }, { shadoofs: ["a1"] });
  return {
    ground: BOARD,
    table,
    phase: "act",
    choices: choices(legal),
    picked: null,
    acting: 0,
    sure: true,
    ...rest,
  };
}

describe("legal actions are sorted by where a finger goes", () => {
  test("builds, pumps by source, places for the Watchman, and taking him back", () => {
    const found = choices(["+c1", ".", "@-", "@c3", "b1>a1", "b1>c1", "a2>c1"]);
    expect([...found.builds]).toEqual(["c1"]);
    expect([...found.pumps.get("b1")!]).toEqual(["a1", "c1"]);
    expect([...found.pumps.keys()]).toEqual(["b1", "a2"]);
    expect([...found.stands]).toEqual(["c3"]);
    expect(found.takesBack).toBe(true);
  });

  test.each<[Picked, string | null]>([
    [{ kind: "build", cell: "c1" }, "+c1"],
    [{ kind: "source", cell: "b1" }, null],
    [{ kind: "pump", from: "b1", cell: "c1" }, "b1>c1"],
    [{ kind: "stand", cell: "c3" }, "@c3"],
    [{ kind: "back", cell: "c3" }, "@-"],
  ])("what is in hand, %o, is the action %s", (picked, action) => {
    expect(actionOf(picked)).toBe(action);
  });
});

describe("a tap", () => {
  test("on an empty legal site previews a shadoof, and a second one builds it", () => {
    const first = tap("c1", hand(["+c1"]));
    expect(first).toEqual({ picked: { kind: "build", cell: "c1" } });
    expect(tap("c1", hand(["+c1"], { picked: first.picked }))).toEqual({ picked: null, act: "+c1" });
  });

  test("on water takes it in hand, and one on a target pumps it there", () => {
    const first = tap("b1", hand(["b1>c1"]));
    expect(first).toEqual({ picked: { kind: "source", cell: "b1" } });
    expect(tap("c1", hand(["b1>c1", "+c1"], { picked: first.picked }))).toEqual({ picked: null, act: "b1>c1" });
  });

  test("on a target too small for a finger only previews the pump", () => {
    const source: Picked = { kind: "source", cell: "b1" };
    const first = tap("c1", hand(["b1>c1"], { picked: source, sure: false }));
    expect(first).toEqual({ picked: { kind: "pump", from: "b1", cell: "c1" } });
    expect(tap("c1", hand(["b1>c1"], { picked: first.picked, sure: false }))).toEqual({
      picked: null,
      act: "b1>c1",
    });
  });

  test("on the source again lets it go", () => {
    expect(tap("b1", hand(["b1>c1"], { picked: { kind: "source", cell: "b1" } }))).toEqual({ picked: null });
  });

  test("on land where nothing may be built asks why", () => {
    expect(tap("c2", hand(["+c1"]))).toEqual({ picked: null, ask: "+c2" });
    expect(tap("b3", hand(["+c1"]))).toEqual({ picked: null, ask: "+b3" });
  });

  test("on a tile that the water in hand cannot reach asks why, and keeps the water in hand", () => {
    const picked: Picked = { kind: "source", cell: "b1" };
    expect(tap("c3", hand(["b1>c1"], { picked }))).toEqual({ picked, ask: "b1>c3" });
  });

  test("on water that no shadoof reaches asks about a pump to the next land", () => {
    expect(tap("b1", hand(["+c1"]))).toEqual({ picked: null, ask: "b1>a1" });
    expect(tap("a2", hand(["+c1"]))).toEqual({ picked: null, ask: "a2>a1" });
  });

  test("on a shadoof only looks at it", () => {
    expect(tap("a1", hand(["+c1"]))).toEqual({ picked: null });
  });

  test("of somebody who only watches does nothing", () => {
    expect(tap("c2", hand([], { acting: null }))).toEqual({ picked: null });
  });

  test("beside the board does nothing", () => {
    expect(tap("a3", hand(["+c1"]))).toEqual({ picked: null });
  });
});

describe("while a Watchman must move", () => {
  const table = drawnTable({}, { watchman: "c2" });

  test("a tap on a legal place previews him there", () => {
    const found = tap("c3", hand(["@c3", "@-"], { table, phase: "guard" }));
    expect(found).toEqual({ picked: { kind: "stand", cell: "c3" } });
  });

  test("a tap on him offers to take him back, and a second one does", () => {
    const first = tap("c2", hand(["@c3", "@-"], { table, phase: "guard" }));
    expect(first).toEqual({ picked: { kind: "back", cell: "c2" } });
    const second = hand(["@c3", "@-"], { table, phase: "guard", picked: first.picked });
    expect(tap("c2", second)).toEqual({ picked: null, act: "@-" });
  });

  test("a tap on him asks why he cannot be taken back when that is not legal", () => {
    expect(tap("c2", hand(["@c3"], { table, phase: "guard" }))).toEqual({ picked: null, ask: "@-" });
  });

  test("a tap elsewhere asks why he cannot stand there", () => {
    expect(tap("a1", hand(["@c3"], { table, phase: "place" }))).toEqual({ picked: null, ask: "@a1" });
  });
});
