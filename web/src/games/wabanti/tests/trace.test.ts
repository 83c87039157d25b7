import { expect, test } from "vitest";

import type { Step } from "../../../protocol";
import { Trace } from "../trace.svelte";

const step = (action: string, seat: number, index: number): Step => ({
  action,
  seat,
  moment: { index, phase: "move", to_move: seat, round: null, points: null, winners: null, data: null },
});
const ways = (trace: Trace): string[] => trace.trails.map(({ from, to }) => `${from}>${to}`);

test("the moves of a turn stay to be seen", () => {
  const trace = new Trace();
  trace.follow(2, [step("h9>g10", 0, 2)]);
  trace.follow(3, [step("h7>h10", 0, 3)]);
  expect(ways(trace)).toEqual(["h9>g10", "h7>h10"]);
});

test("the next seat's first move sweeps them away", () => {
  const trace = new Trace();
  trace.follow(2, [step("h9>g10", 0, 2)]);
  trace.follow(4, [step(".", 0, 3), step("[12345]", 1, 4)]);
  expect(ways(trace)).toEqual(["h9>g10"]);
  trace.follow(5, [step("g9>f9", 1, 5)]);
  expect(ways(trace)).toEqual(["g9>f9"]);
});

test("a step back takes its move away", () => {
  const trace = new Trace();
  trace.follow(2, [step("h9>g10", 0, 2)]);
  trace.follow(3, [step("h7>h10", 0, 3)]);
  trace.follow(2, []);
  expect(ways(trace)).toEqual(["h9>g10"]);
});
