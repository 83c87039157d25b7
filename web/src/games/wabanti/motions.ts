/** What moves in a step: a stone that jumps, or the dice of a throw. */

import type { Moment, Step } from "../../protocol";
import type { TableData } from "./data";

export type Table = Moment & { data: TableData };

export type Motion = { kind: "jump"; from: string; to: string } | { kind: "throw" };

export function motionOf(step: Step): Motion | null {
  const [from, to] = step.action.split(">");
  if (from && to) return { kind: "jump", from, to };
  return step.action.startsWith("[") && step.action !== "[]" ? { kind: "throw" } : null;
}

/** How long it is shown, in milliseconds: five dice tumble for 250, each 35 after the one before. */
export function paceOf(motion: Motion | null): number {
  return motion ? { jump: 330, throw: 395 }[motion.kind] : 0;
}
