import { beforeEach, expect, test, vi } from "vitest";

import type { Showing } from "../link/fold";
import type { Moment } from "../protocol";
import { Stage } from "./stage.svelte";

const showing = (index: number): Showing => {
  const moment = { index } as Moment;
  return { before: { index: index - 1 } as Moment, steps: [{ action: ".", seat: 0, moment }], moment };
};

beforeEach(() => {
  vi.useFakeTimers();
});

test("one thing is shown after the other, each once the board is done with the one before", () => {
  const stage = new Stage();
  stage.show([showing(1), showing(2)], false);
  expect(stage.now?.moment.index).toBe(1);
  stage.done();
  vi.advanceTimersByTime(200);
  expect(stage.now?.moment.index).toBe(2);
  expect(stage.still).toBe(false);
  stage.done();
  vi.advanceTimersByTime(200);
  expect(stage.still).toBe(true);
});

test("a board that never says when it is done holds nothing up for long", () => {
  const stage = new Stage();
  stage.show([showing(1), showing(2)], false);
  vi.advanceTimersByTime(10_000);
  expect(stage.now?.moment.index).toBe(2);
  expect(stage.still).toBe(true);
});

test("what was missed for long is not told in motion", () => {
  const stage = new Stage();
  stage.show(Array.from({ length: 14 }, (_, index) => showing(index + 1)), false); // prettier-ignore
  expect(stage.still).toBe(true);
  expect(stage.now).toEqual({ before: null, steps: [], moment: { index: 14 } });
});

test("a touch brings what was still to be shown at once", () => {
  const stage = new Stage();
  stage.show([showing(1), showing(2), showing(3)], false);
  stage.rest();
  expect(stage.still).toBe(true);
  expect(stage.now).toEqual({ before: null, steps: [], moment: { index: 3 } });
  stage.done();
  vi.advanceTimersByTime(10_000);
  expect(stage.now?.moment.index).toBe(3);
});
