import { expect, test } from "vitest";

import { seatLooks } from "../../../look/seats";
import { sheets, walk } from "../sheet";
import { drawnBoard, drawnTable } from "./drawn";

const BOARD = { ...drawnBoard("1 ↓ 2"), head_start: [0, 3] };
const TABLE = drawnTable(
  {},
  {
    points: 5,
    supply: 5,
    harvests: [
      { shadoof: "a1", tiles: ["a1"], points: 1 },
      { shadoof: "c1", tiles: ["a1", "c1"], points: 4 },
    ],
  },
  { points: 1, watchman_points: -2, harvests: [] },
);
const SEATS = seatLooks(["Ada", "Bo"]);

test("a sheet tells what the server counted, head start and Watchman included", () => {
  const [ada, bo] = sheets(BOARD, TABLE, SEATS, null);
  expect(ada).toMatchObject({ headStart: 0, watchman: 0, supply: 5, points: 5 });
  expect(bo).toMatchObject({ headStart: 3, watchman: -2, points: 1 });
});

test("one seat's sheet can be asked for alone", () => {
  expect(sheets(BOARD, TABLE, SEATS, 1).map(({ seat }) => seat.name)).toEqual(["Bo"]);
});

test("the walk stops at each shadoof with its tiles, and counts along", () => {
  expect(walk(sheets(BOARD, TABLE, SEATS, null)).map(({ cells, sum }) => [cells, sum])).toEqual([
    [["a1", "a1"], 1],
    [["c1", "a1", "c1"], 5],
  ]);
});
