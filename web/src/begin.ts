/** What the first page needs, asked for at once and side by side rather than one after the other: before anything is drawn. */

import { cards } from "./games/cards.svelte";
import { openGame } from "./games/open";
import { askEarly } from "./link/early";
import { openPage } from "./pages/pages";
import { person } from "./people/me.svelte";
import type { Route } from "./router.svelte";

export function begin(route: Route): void {
  // What fails here is asked for again by whoever needs it, and told there.
  const perhaps = (what: Promise<unknown>): void => void what.catch(() => undefined);
  const met = person.meet(); // first: until it is known who this is, nothing else is answered
  perhaps(openPage(route.page));
  perhaps(
    met.then(async () => {
      perhaps(cards.load());
      if (route.page === "table") await openGame((await askEarly(route.id)).game);
    }),
  );
}
