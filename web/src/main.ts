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

// The shell is kept for days without a network; while developing, it would only be in the way.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js", { type: "module" });
}
