/** What the wind leaves on a tile of sand: ripples, pebbles and tufts of grass, different on every tile. */

import { variation } from "../../../board/variation";

/** Three or four ripples and some pebbles, as one path of strokes. */
export function ripples(cell: string): string {
  const strokes = [0, 1, 2, 3].map((number) => {
    const x = Math.round(variation(`${cell} ${number} ripple x`) * 56 - 42);
    const y = Math.round(-38 + number * 24 + variation(`${cell} ${number} ripple y`) * 12 - 6);
    const length = Math.round(9 + variation(`${cell} ${number} long`) * 10);
    return `M${x} ${y}q${length / 2} -4 ${length} 0t${length} 0`;
  });
  const pebbles = [0, 1, 2, 3, 4].map((number) => {
    const x = Math.round(variation(`${cell} ${number} pebble x`) * 84 - 42);
    const y = Math.round(variation(`${cell} ${number} pebble y`) * 84 - 42);
    return `M${x} ${y}h.1`;
  });
  return [...strokes, ...pebbles].join("");
}

/** Blades of grass in the corners that basins leave free. */
export function tufts(cell: string, count: number): string {
  const corners = [
    { x: -36, y: 40 },
    { x: 38, y: -32 },
    { x: -38, y: -26 },
  ];
  const first = Math.floor(variation(`${cell} tuft`) * 3);
  return Array.from({ length: count }, (_, number) => {
    const corner = corners[(first + number) % 3]!;
    const lean = Math.round(variation(`${cell} ${number} lean`) * 4 - 2);
    return `M${corner.x} ${corner.y}l${lean - 5} -8m${5 - lean} 8l${lean} -11m${-lean} 11l${lean + 5} -7`;
  }).join("");
}
