/** Where a page is laid out in another way than style alone can do. */

import { MediaQuery } from "svelte/reactivity";

/** As narrow as an upright phone. */
export const phone = new MediaQuery("max-width: 30rem", false);
/** Wide enough for a board and what belongs to it side by side. */
export const wide = new MediaQuery("min-width: 62rem", true);
