/** A cell in words: what it is, what lies and stands there, and what can be done. */

import type { SeatLook } from "../../game";
import type { Choices, Picked } from "./choices";
import type { TableData, Tile } from "./data";
import type { Ground } from "./ground";
import { compass } from "./river";

export type Say = (key: string, values?: Record<string, string | number>) => string;

export interface Context {
  ground: Ground;
  table: TableData;
  choices: Choices;
  picked: Picked | null;
  /** The seat that acts on this device. */
  acting: number | null;
  seats: readonly SeatLook[];
  say: Say;
}

/** e.g. "c2: land with 2 basins, dry. Ada's shadoof (A). A shadoof can be built here." */
export function cellWords(cell: string, context: Context): string {
  const tile = context.ground.byCell.get(cell);
  if (!tile) return cell;
  return [tileWords(tile, context), ...standing(cell, context), ...possible(cell, context)].join(" ");
}

/** What is in hand, for the button that confirms it. */
export function pickedWords(picked: Picked, say: Say): string {
  switch (picked.kind) {
    case "build":
      return say("wadi-picked-build", { cell: picked.cell });
    case "pump":
      return say("wadi-picked-pump", { from: picked.from, to: picked.cell });
    case "stand":
      return say("wadi-picked-stand", { cell: picked.cell });
    case "back":
      return say("wadi-picked-back");
    default:
      return say("wadi-picked-source", { cell: picked.cell });
  }
}

function tileWords(tile: Tile, { table, say }: Context): string {
  const { cell } = tile;
  const [flow, lesser] = tile.flows;
  if (!flow) {
    const disc = table.discs.includes(cell) ? "wet" : "dry";
    return say("wadi-cell-land", { cell, basins: tile.reservoirs, disc });
  }
  const values = { cell, to: compass(flow), discs: table.water[cell] ?? 0 };
  return lesser ? say("wadi-cell-fork", { ...values, lesser: compass(lesser) }) : say("wadi-cell-river", values);
}

function standing(cell: string, { table, seats, say }: Context): string[] {
  return seats.flatMap(({ seat, name, letter }) => {
    const own = table.seats[seat];
    return [
      ...(own?.shadoofs.includes(cell) ? [say("wadi-cell-shadoof", { name, letter })] : []),
      ...(own?.watchman === cell ? [say("wadi-cell-watchman", { name, letter })] : []),
      ...(table.forbidden[cell]?.includes(seat) ? [say("wadi-cell-forbidden", { name, letter })] : []),
    ];
  });
}

function possible(cell: string, { table, choices, picked, acting, say }: Context): string[] {
  const from = picked?.kind === "source" ? picked.cell : picked?.kind === "pump" ? picked.from : null;
  if (picked?.cell === cell) return [say(picked.kind === "source" ? "wadi-cell-source" : "wadi-cell-again")];
  if (from && choices.pumps.get(from)?.has(cell)) return [say("wadi-cell-target", { from })];
  const own = acting === null ? null : table.seats[acting]?.watchman;
  return [
    ...(choices.builds.has(cell) ? [say("wadi-cell-build")] : []),
    ...(choices.pumps.has(cell) ? [say("wadi-cell-pump", { targets: choices.pumps.get(cell)!.size })] : []),
    ...(choices.stands.has(cell) ? [say("wadi-cell-stand")] : []),
    ...(own === cell && choices.takesBack ? [say("wadi-cell-back")] : []),
  ];
}
