/** Wabanti in the browser. */

import type { GameModule } from "../../game";
import Board from "./Board.svelte";
import Score from "./Score.svelte";
import Seat from "./Seat.svelte";
import { aloud, chip, hint, spoken } from "./spoken";
import { SWITCHES } from "./switches";

export const game: GameModule = {
  Board: Board as GameModule["Board"],
  Seat: Seat as GameModule["Seat"],
  Score: Score as GameModule["Score"],
  notation: "wabanti-notation",
  example: "f10>e10",
  mapHint: null,
  switches: SWITCHES,
  ends: (action) => action === ".",
  chip,
  spoken,
  hint,
  aloud,
};
