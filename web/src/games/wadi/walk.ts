/** Where arrow keys lead on the board. */

import { cellName, type Ground } from "./ground";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next tile in that direction, past voids; Home and End go to the ends of the row. Null: no such key or tile. */
export function walk(ground: Ground, cell: string, key: string): string | null {
  const tile = ground.byCell.get(cell);
  if (!tile) return null;
  if (key === "Home" || key === "End") {
    const row = ground.tiles.filter((other) => other.row === tile.row).sort((a, b) => a.column - b.column);
    return (key === "Home" ? row[0] : row[row.length - 1])?.cell ?? null;
  }
  const step = STEPS[key];
  if (!step) return null;
  const [down, right] = step;
  let row = tile.row + down;
  let column = tile.column + right;
  while (row >= 0 && column >= 0 && row < ground.rows && column < ground.columns) {
    const next = cellName(row, column);
    if (ground.byCell.has(next)) return next;
    row += down;
    column += right;
  }
  return null;
}
