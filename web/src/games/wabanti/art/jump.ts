import type { Point } from "../comb";

/** The bow of a jump, seen from above and a little aside. */
export function jumpPath(from: Point, to: Point): string {
  const lift = 10 + Math.hypot(to.x - from.x, to.y - from.y) * 0.2;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - lift} ${to.x} ${to.y}`;
}
