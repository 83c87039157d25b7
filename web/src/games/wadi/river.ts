/** The river as curves: each tile's channel runs from the edges where water comes in to those where it leaves. */

import { variation } from "../../board/variation";
import type { Tile } from "./data";
import { CELL, middle, tileAt, type Ground, type Point } from "./ground";

/** One way through a tile. Neighbours meet in the middle of their common edge or corner, in the same direction. */
export interface Channel {
  cell: string;
  path: string;
  spring: boolean; // no water comes in: the channel begins in the tile
}

/** Where the river leaves the board or runs into a void. */
export interface Mouth {
  cell: string;
  at: Point; // on the tile's edge
  angle: number; // of the flow, in degrees clockwise from east
  outside: boolean; // it leaves the board, not into a void
}

/** The sign for one flow of a tile. */
export interface Sign {
  cell: string;
  at: Point;
  angle: number;
  kind: "flow" | "arrow" | "lesser"; // of a fork, the arrow takes the odd disc
}

export function channels(ground: Ground): Channel[] {
  return ground.river.flatMap((tile) => {
    const sources = inlets(ground, tile);
    const at = middle(tile);
    const bend = sources.length === 0 ? at : bendOf(tile);
    return tile.flows.flatMap((flow) => {
      const to = edge(tile, flow);
      return (sources.length === 0 ? [at] : sources).map((from) => ({
        cell: tile.cell,
        spring: sources.length === 0,
        path: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`,
      }));
    });
  });
}

/** Where water stands on a tile: from its middle on, down each of its flows. */
export function streams(ground: Ground): { cell: string; path: string }[] {
  return ground.river.flatMap((tile) => {
    const from = inlets(ground, tile).length === 0 ? middle(tile) : bendOf(tile);
    return tile.flows.map((flow) => {
      const to = edge(tile, flow);
      return { cell: tile.cell, path: `M${from.x} ${from.y}L${to.x} ${to.y}` };
    });
  });
}

export function mouths(ground: Ground): Mouth[] {
  return ground.river.flatMap((tile) =>
    tile.flows
      .filter((flow) => !goal(ground, tile, flow))
      .map((flow) => {
        const [down, right] = flow;
        const outside = isOutside(ground, tile.row + down, tile.column + right);
        return { cell: tile.cell, at: edge(tile, flow), angle: angleOf(flow), outside };
      }),
  );
}

export function signs(ground: Ground): Sign[] {
  return ground.river.flatMap((tile) => {
    const at = middle(tile);
    return tile.flows.map((flow, number) => {
      const [down, right] = flow;
      const far = down !== 0 && right !== 0 ? 0.4 : 0.39;
      const kind = tile.flows.length === 1 ? "flow" : number === 0 ? "arrow" : "lesser";
      return {
        cell: tile.cell,
        at: { x: at.x + right * CELL * far, y: at.y + down * CELL * far },
        angle: angleOf(flow),
        kind,
      } as const;
    });
  });
}

/** The tile that a flow of this tile leads to; undefined where the water leaves the game. */
export function goal(ground: Ground, tile: Tile, [down, right]: readonly [number, number]): Tile | undefined {
  return tileAt(ground, tile.row + down, tile.column + right);
}

/** Degrees clockwise from east. */
export function angleOf([down, right]: readonly [number, number]): number {
  return (Math.atan2(down, right) * 180) / Math.PI;
}

/** The compass point that water flows to, as part of a message's key: "n", "ne" … "nw". */
export function compass([down, right]: readonly [number, number]): string {
  return (down < 0 ? "n" : down > 0 ? "s" : "") + (right < 0 ? "w" : right > 0 ? "e" : "");
}

function inlets(ground: Ground, tile: Tile): Point[] {
  return ground.river.flatMap((other) =>
    other.flows.filter((flow) => goal(ground, other, flow) === tile).map((flow) => edge(other, flow)),
  );
}

function edge(tile: Tile, [down, right]: readonly [number, number]): Point {
  const at = middle(tile);
  return { x: at.x + (right * CELL) / 2, y: at.y + (down * CELL) / 2 };
}

// A river is never quite straight: the bend lies a little beside the tile's middle.
function bendOf(tile: Tile): Point {
  const at = middle(tile);
  return { x: at.x + variation(`${tile.cell} x`) * 22 - 11, y: at.y + variation(`${tile.cell} y`) * 22 - 11 };
}

function isOutside(ground: Ground, row: number, column: number): boolean {
  return row < 0 || column < 0 || row >= ground.rows || column >= ground.columns;
}
