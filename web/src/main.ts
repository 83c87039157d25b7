import "@fontsource-variable/rosario";
import "./look/tokens.css";
import "./look/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { begin } from "./begin";
import { router } from "./router.svelte";
import { words } from "./words/words.svelte";

// The server speaks the language that is asked for, from the first answer on.
document.documentElement.lang = words.language;
begin(router.route);
await words.use(words.language);
mount(App, { target: document.getElementById("app")! });

// The shell is kept for days without a network. Fetching all of it waits until the page that was asked for is there;
// while developing, it would only be in the way.
const KEEP_AFTER = 3000; // milliseconds
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  setTimeout(() => {
    // Without a line just now there is nothing to fetch; the next start tries again.
    navigator.serviceWorker.register("/sw.js", { type: "module" }).catch(() => undefined);
  }, KEEP_AFTER);
}
