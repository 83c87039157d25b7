/** What moves from one moment to the next, read off the two moments; the rules are the server's. */

import type { Moment, Step } from "../../protocol";
import type { TableData } from "./data";
import { CELL, middle, middleOf, type Ground, type Point } from "./ground";
import { goal } from "./river";

export type Motion =
  | { kind: "pump"; from: Point; to: Point; pivot: Point; target: string }
  | { kind: "build"; cell: string }
  | { kind: "flow"; drops: readonly Drop[] }
  | { kind: "watchman"; from: Point; to: Point; seat: number };

/** One stack on its way to the next tile, or out of the game. */
export interface Drop {
  from: Point;
  to: Point;
  leaves: boolean;
  layers: number; // how many discs of the stack are drawn
  delay: number;
}

/** A moment of this game. */
export type Table = Moment & { data: TableData };

const STAGGER = 14;
const MOST_STAGGER = 140;
const MOST_LAYERS = 3;

/** What the step looks like in motion; null where nothing travels. */
export function motionOf(ground: Ground, from: Table, step: Step): Motion | null {
  const after = step.moment.data as TableData;
  const [source, target] = step.action.split(">");
  if (source && target) return pump(ground, from.data, step.seat, source, target);
  if (step.action.startsWith("+")) return { kind: "build", cell: step.action.slice(1) };
  if (step.action.startsWith("@")) return stand(ground, from.data, after, step.seat);
  const changed = JSON.stringify(from.data.water) !== JSON.stringify(after.water);
  return changed ? { kind: "flow", drops: drops(ground, from.data) } : null;
}

/** How long it is shown, in milliseconds. */
export function paceOf(motion: Motion | null): number {
  if (!motion) return 0;
  return { pump: 360, build: 240, flow: 390, watchman: 300 }[motion.kind];
}

// The crane that can have done it: the middle of one that reaches both ends.
function pump(ground: Ground, table: TableData, seat: number, source: string, target: string): Motion {
  const crane = table.seats[seat]?.shadoofs.find((cell) => {
    const reach = ground.reach[cell] ?? [];
    return reach.includes(source) && reach.includes(target);
  });
  const from = middleOf(ground, source);
  const to = middleOf(ground, target);
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { kind: "pump", from, to, target, pivot: crane ? middleOf(ground, crane) : between };
}

function stand(ground: Ground, before: TableData, after: TableData, seat: number): Motion | null {
  const old = before.seats[seat]?.watchman;
  const now = after.seats[seat]?.watchman;
  if (!now || !old) return now ? { kind: "build", cell: now } : null;
  return { kind: "watchman", seat, from: middleOf(ground, old), to: middleOf(ground, now) };
}

function drops(ground: Ground, before: TableData): Drop[] {
  return ground.river
    .filter((tile) => before.water[tile.cell])
    .flatMap((tile, number) =>
      tile.flows.map((flow) => {
        const from = middle(tile);
        const next = goal(ground, tile, flow);
        const to = { x: from.x + flow[1] * CELL, y: from.y + flow[0] * CELL };
        const layers = Math.min(before.water[tile.cell] ?? 1, MOST_LAYERS);
        return { from, to, layers, leaves: !next, delay: Math.min(number * STAGGER, MOST_STAGGER) };
      }),
    );
}

/** A disc's way around the crane's pivot: places on the arc, from the source to the target. */
export function arc(from: Point, to: Point, pivot: Point, count: number): Point[] {
  const start = Math.atan2(from.y - pivot.y, from.x - pivot.x);
  let turn = Math.atan2(to.y - pivot.y, to.x - pivot.x) - start;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  const near = Math.hypot(from.x - pivot.x, from.y - pivot.y);
  const far = Math.hypot(to.x - pivot.x, to.y - pivot.y);
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const along = part * part * (3 - 2 * part);
    // The arm reaches out a little on its way, so that a disc never passes through the crane itself.
    const length = near + (far - near) * along + Math.sin(Math.PI * along) * 26;
    const angle = start + turn * along;
    return { x: pivot.x + Math.cos(angle) * length, y: pivot.y + Math.sin(angle) * length };
  });
}
