import type { Showing } from "../link/fold";
import { look } from "../look/theme.svelte";

const PAUSE = 120; // milliseconds between one thing and the next
const LONGEST = 4000; // a board that does not say when it is done, e.g. since it is not there yet, holds nothing up
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
    const behind = this.#queue.length + showings.length > LONGEST_QUEUE;
    if (jump || behind || look.calm || document.hidden) {
      this.stop();
      const last = showings.at(-1);
      if (last) this.now = look.calm && !jump && !behind ? last : { before: null, steps: [], moment: last.moment };
      return;
    }
    this.#queue.push(...showings);
    if (this.still) this.#next();
  }

  /** The board has shown what it was given. */
  done(): void {
    if (!this.still) this.#after(PAUSE);
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
    this.#after(showing.steps.length ? LONGEST : 0);
  }

  #after(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), pause);
  }
}
