/** Pebbles that lie along the river bed, as paths of dots (strokes without length, with round ends). */

import { variation } from "../../../board/variation";

const CURVE = /M(\S+) (\S+)Q(\S+) (\S+) (\S+) (\S+)/;

export function stones(curves: readonly string[]): { large: string; small: string } {
  const large: string[] = [];
  const small: string[] = [];
  for (const curve of curves) {
    const numbers = CURVE.exec(curve)?.slice(1).map(Number);
    if (!numbers) continue;
    const [ax, ay, bx, by, cx, cy] = numbers as [number, number, number, number, number, number];
    for (let index = 0; index < 9; index++) {
      const along = variation(`${curve} ${index} along`);
      const back = 1 - along;
      const x = back * back * ax + 2 * back * along * bx + along * along * cx;
      const y = back * back * ay + 2 * back * along * by + along * along * cy;
      const length = Math.hypot(cx - ax, cy - ay) || 1;
      const side = index % 2 ? 1 : -1;
      const aside =
        side * (index < 4 ? 12 + variation(`${curve} ${index} aside`) * 6 : 16 * variation(`${curve} ${index}`));
      const dot = `M${(x + ((ay - cy) / length) * aside).toFixed(1)} ${(y + ((cx - ax) / length) * aside).toFixed(1)}h.1`;
      (index < 4 ? large : small).push(dot);
    }
  }
  return { large: large.join(""), small: small.join("") };
}
