import { MediaQuery } from "svelte/reactivity";

/** Whether the page is as narrow as an upright phone. */
export const phone = new MediaQuery("max-width: 30rem", false);
