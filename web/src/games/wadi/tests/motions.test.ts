import { expect, test } from "vitest";

import type { Moment, Step } from "../../../protocol";
import type { TableData } from "../data";
import { ground } from "../ground";
import { arc, motionOf, paceOf, type Table } from "../motions";
import { drawnBoard, drawnTable } from "./drawn";

const BOARD = ground(
  drawnBoard(
    `
    1 ↓ 2
    1 ↓↙ 3
    ↓ ↓ 1
  `,
    { a1: ["a1", "b1", "a2", "b2"], c2: ["b1", "c1", "c2", "b2", "b3", "c3"] },
  ),
);

const moment = (data: TableData): Table => ({
  index: 1,
  phase: "act",
  to_move: 0,
  round: 1,
  points: [0, 0],
  winners: null,
  data,
});
const step = (action: string, after: TableData): Step => ({ action, seat: 0, moment: moment(after) as Moment });

test("a disc swings around the own shadoof that reaches both ends", () => {
  const before = moment(drawnTable({ water: { b1: 2 } }, { shadoofs: ["a1", "c2"] }));
  const found = motionOf(BOARD, before, step("b1>c1", drawnTable({ water: { b1: 1 }, discs: ["c1"] })));
  expect(found).toMatchObject({ kind: "pump", pivot: { x: 250, y: 150 }, target: "c1" });
});

test("water runs on along every flow of a wet tile when a round ends, and leaves where the river does", () => {
  const before = moment(drawnTable({ water: { b2: 3, a3: 1 } }));
  const found = motionOf(BOARD, before, step(".", drawnTable({ water: { b3: 2, a3: 1 } })));
  if (found?.kind !== "flow") throw new Error("expected water to flow");
  expect(found.drops.map(({ to, leaves }) => [to.x, to.y, leaves])).toEqual([
    [150, 250, false],
    [50, 250, false],
    [50, 350, true],
  ]);
});

test("nothing moves when a turn ends and the water stays", () => {
  const table = drawnTable({ water: { b2: 3 } });
  expect(motionOf(BOARD, moment(table), step(".", table))).toBeNull();
});

test("a Watchman walks from where he stood", () => {
  const before = moment(drawnTable({}, { watchman: "a1" }));
  const found = motionOf(BOARD, before, step("@c1", drawnTable({}, { watchman: "c1" })));
  expect(found).toMatchObject({ kind: "watchman", from: { x: 50, y: 50 }, to: { x: 250, y: 50 } });
});

test("no motion lasts 400 milliseconds", () => {
  const point = { x: 0, y: 0 };
  const paces = [
    paceOf({ kind: "pump", from: point, to: point, pivot: point, target: "a1" }),
    paceOf({ kind: "build", cell: "a1" }),
    paceOf({ kind: "flow", drops: [] }),
    paceOf({ kind: "watchman", from: point, to: point, seat: 0 }),
  ];
  expect(Math.max(...paces)).toBeLessThan(400);
  expect(paceOf(null)).toBe(0);
});

test("the arc goes from the source to the target, the short way round the crane", () => {
  const way = arc({ x: 0, y: 100 }, { x: 100, y: 0 }, { x: 0, y: 0 }, 8);
  expect(way[0]!.x).toBeCloseTo(0);
  expect(way[0]!.y).toBeCloseTo(100);
  expect(way[8]!.x).toBeCloseTo(100);
  expect(way[8]!.y).toBeCloseTo(0);
  expect(way.every(({ x, y }) => x > -1 && y > -1)).toBe(true);
});
