/** Shows what led to a moment one step after the other, so that a board can draw each in motion. */

import { untrack } from "svelte";

import type { Moment, Step } from "../protocol";

export interface Shows {
  moment: Moment;
  before: Moment | null;
  steps: readonly Step[];
  calm: boolean;
  /** Everything was shown, or there was nothing to be shown in motion. */
  ondone?: (() => void) | undefined;
}

/** Milliseconds that a step is shown in motion; 0 shows it at once. */
export type Pace = (step: Step, from: Moment) => number;

export class Playback {
  /** The moment to draw: the last one, or that after the step in motion. */
  shown = $state.raw<Moment>(undefined as unknown as Moment);
  /** The step in motion and the moment before it; null when the board is at rest. */
  step = $state.raw<Step | null>(null);
  from = $state.raw<Moment | null>(null);

  #last: Moment;
  #played: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(read: () => Shows, pace: Pace) {
    const first = read();
    this.shown = this.#last = first.moment;
    // A board that has just been opened shows what is, not what was.
    this.#played = signature(first);
    $effect.pre(() => {
      const next = read();
      untrack(() => this.#take(next, pace));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Shows the last moment at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.step = this.from = null;
    this.shown = this.#last;
  }

  #take(next: Shows, pace: Pace): void {
    this.#last = next.moment;
    const now = signature(next);
    if (now === this.#played) {
      if (!this.step) this.shown = next.moment;
      return;
    }
    this.#played = now;
    this.skip();
    if (next.before && next.steps.length > 0 && !next.calm && !prefersCalm()) {
      this.#play(next.steps, 0, next.before, pace, next.ondone);
    } else if (next.steps.length > 0 && next.ondone) {
      queueMicrotask(next.ondone);
    }
  }

  #play(steps: readonly Step[], at: number, from: Moment, pace: Pace, ondone: Shows["ondone"]): void {
    const step = steps[at];
    if (!step) {
      this.skip();
      return ondone?.();
    }
    this.step = step;
    this.from = from;
    this.shown = step.moment;
    const rest = (): void => this.#play(steps, at + 1, step.moment, pace, ondone);
    this.#timer = setTimeout(rest, pace(step, from));
  }
}

/** Equal for the same steps to the same moment, however often the page makes new objects of them. */
function signature({ moment, before, steps }: Shows): string {
  return [moment.index, before?.index, ...steps.map((step) => step.action)].join(" ");
}

function prefersCalm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
