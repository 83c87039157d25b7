/** What may be shown over the board, in the order of the page's switches. */

import type { Switch } from "../../game";

export const SWITCHES: readonly Switch[] = [
  { name: "pinned", words: "wabanti-switch-pinned", initially: false },
  { name: "trace", words: "wabanti-switch-trace", initially: true },
  { name: "coordinates", words: "wabanti-switch-coordinates", initially: true },
];
