/** What may be shown over the board, in the order of the page's switches. */

import type { Switch } from "../../game";
import type { BoardData } from "./data";

const watchmen = (board: unknown) => (board as BoardData).watchmen;

export const SWITCHES: readonly Switch[] = [
  { name: "next-water", words: "wadi-switch-next-water", initially: false },
  { name: "reach", words: "wadi-switch-reach", initially: false },
  { name: "reach-all", words: "wadi-switch-reach-all", initially: false },
  { name: "forbidden", words: "wadi-switch-forbidden", initially: true, fits: watchmen },
  { name: "zones", words: "wadi-switch-zones", initially: false, fits: watchmen },
  { name: "coordinates", words: "wadi-switch-coordinates", initially: true },
];
