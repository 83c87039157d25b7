import type { Moment, Step } from "../protocol";

/** A recorded game, written by scripts/client/board_fixtures.py: real positions for those who draw boards. */
export interface Fixture {
  game: string;
  players: number;
  board: unknown;
  /** The first position, then one after each action. */
  moments: (Moment & { data: never })[];
  /** What led to each moment; null for the first. */
  steps: (Step | null)[];
  /** What was legal at each moment. */
  legal: string[][];
}

const FILES = import.meta.glob<Fixture>("/fixtures/*/*.json", { import: "default" });

/** The names of the recorded games, e.g. "wadi/3-twins". */
export const fixtureNames = Object.keys(FILES).map((path) => path.slice("/fixtures/".length, -".json".length));

/** One recorded game. */
export async function fixture(name: string): Promise<Fixture> {
  return FILES[`/fixtures/${name}.json`]!();
}
