/** The score sheet: for each seat its shadoofs one by one, then what else counts. Adds nothing up that the server has not. */

import type { SeatLook } from "../../game";
import type { BoardData, Harvest, TableData } from "./data";

export interface Sheet {
  seat: SeatLook;
  harvests: readonly Harvest[];
  headStart: number;
  watchman: number;
  supply: number;
  points: number;
}

/** One stop of the walk through a sheet. */
export interface Stop {
  seat: number;
  harvest: Harvest;
  cells: readonly string[];
  /** The seat's points from shadoofs so far, this one included. */
  sum: number;
}

export function sheets(
  board: BoardData,
  table: TableData,
  seats: readonly SeatLook[],
  only: number | null,
): Sheet[] {
  return seats
    .filter(({ seat }) => only === null || seat === only)
    .flatMap((seat) => {
      const own = table.seats[seat.seat];
      if (!own) return [];
      const { harvests, watchman_points: watchman, supply, points } = own;
      return [{ seat, harvests, headStart: board.head_start[seat.seat] ?? 0, watchman, supply, points }];
    });
}

/** Every shadoof of every sheet, in order, with the cells to light up. */
export function walk(all: readonly Sheet[]): Stop[] {
  return all.flatMap(({ seat, harvests }) => {
    let sum = 0;
    return harvests.map((harvest) => {
      sum += harvest.points;
      return { seat: seat.seat, harvest, sum, cells: [harvest.shadoof, ...harvest.tiles] };
    });
  });
}
