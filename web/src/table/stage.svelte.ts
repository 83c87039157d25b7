import type { Showing } from "../link/fold";
import { look } from "../look/theme.svelte";

const FIRST_STEP = 450; // milliseconds a step is given to be seen
const MORE_STEPS = 300;
const LONGEST = 1800;
const LONGEST_QUEUE = 6; // further behind, motion would tell old news: it jumps

/** What the board shows now. Several things that happened are shown one after the other. */
export class Stage {
  now = $state.raw<Showing | null>(null);
  /** Nothing is left to be shown. */
  still = $state(true);
  #queue: Showing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows these next; `jump` drops what was still to be shown. */
  show(showings: Showing[], jump: boolean): void {
    if (jump || look.calm || document.hidden || this.#queue.length > LONGEST_QUEUE) {
      this.stop();
      const last = showings.at(-1);
      if (last) this.now = look.calm && !jump ? last : { before: null, steps: [], moment: last.moment };
      return;
    }
    this.#queue.push(...showings);
    if (this.still) this.#next();
  }

  /** Shows at once what was still to be shown, e.g. when somebody touches the board. */
  rest(): void {
    if (this.still) return;
    const last = this.#queue.at(-1) ?? this.now;
    this.stop();
    if (last) this.now = { before: null, steps: [], moment: last.moment };
  }

  /** Ends all motion, e.g. when the page closes. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.still = true;
  }

  #next(): void {
    const showing = this.#queue.shift();
    this.still = !showing;
    if (!showing) return;
    this.now = showing;
    const count = showing.steps.length;
    const pause = count ? Math.min(LONGEST, FIRST_STEP + MORE_STEPS * (count - 1)) : 0;
    this.#timer = setTimeout(() => this.#next(), pause);
  }
}
