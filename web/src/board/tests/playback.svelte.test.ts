import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Moment, Step } from "../../protocol";
import { Playback, type Shows } from "../playback.svelte";

const moment = (index: number): Moment => ({
  index,
  phase: "act",
  to_move: 0,
  round: 1,
  points: null,
  winners: null,
  data: null,
});
const step = (action: string, index: number): Step => ({ action, seat: 0, moment: moment(index) });
const shows = (index: number, steps: Step[] = [], calm = false): Shows => ({
  moment: moment(index),
  before: steps.length ? moment(index - steps.length) : null,
  steps,
  calm,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows one thing after the other and tells, after each and after each 100 milliseconds, what is in motion. */
function seen(...all: Shows[]): (string | number)[] {
  let now = $state.raw(all[0]!);
  const found: (string | number)[] = [];
  const stop = $effect.root(() => {
    const playback = new Playback(
      () => now,
      () => 100,
    );
    flushSync();
    for (const next of all.slice(1)) {
      now = next;
      flushSync();
      while (playback.step) {
        found.push(playback.step.action, playback.shown.index);
        vi.advanceTimersByTime(100);
      }
      found.push(playback.shown.index);
    }
  });
  stop();
  return found;
}

test("what led to a moment is shown step by step, then the board rests", () => {
  expect(seen(shows(0), shows(2, [step("+a1", 1), step(".", 2)]))).toEqual(["+a1", 1, ".", 2, 2]);
});

test("a board that opens shows what is, not what was", () => {
  expect(seen(shows(1, [step("+a1", 1)]), shows(1, [step("+a1", 1)]))).toEqual([1]);
});

test("the same steps are shown once, however often the page makes them anew", () => {
  const again = (): Shows => shows(1, [step("+a1", 1)]);
  expect(seen(shows(0), again(), again())).toEqual(["+a1", 1, 1, 1]);
});

test("a jump and a person who wants calm see the last moment at once", () => {
  expect(seen(shows(0), shows(9))).toEqual([9]);
  expect(seen(shows(0), shows(1, [step("+a1", 1)], true))).toEqual([1]);
});

test("a step back shows the moment before at once", () => {
  expect(seen(shows(0), shows(1, [step("+a1", 1)]), shows(0))).toEqual(["+a1", 1, 1, 0]);
});
