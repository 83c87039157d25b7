/** Remembers the moves of the last turn, so that the board can show where its stones came from. */

import type { Step } from "../../protocol";

export interface Trail {
  index: number; // of the moment it led to
  seat: number;
  from: string;
  to: string;
}

export class Trace {
  trails = $state.raw<readonly Trail[]>([]);

  /** Takes in what led to the moment `index`; forgets what a step back has undone and what an earlier turn did. */
  follow(index: number, steps: readonly Step[]): void {
    const known = this.trails.filter((trail) => trail.index <= index);
    const found = steps.flatMap((step) => {
      const [from, to] = step.action.split(">");
      return from && to ? [{ index: step.moment.index, seat: step.seat, from, to }] : [];
    });
    const fresh = found.filter((trail) => !known.some((other) => other.index === trail.index));
    const all = [...known, ...fresh];
    const last = all[all.length - 1];
    const own = all.filter((trail) => trail.seat === last?.seat && last.index - trail.index < MOST_MOVES);
    if (own.length !== this.trails.length || fresh.length > 0) this.trails = own;
  }
}

const MOST_MOVES = 6; // five dice, and the throw between two turns of one seat
