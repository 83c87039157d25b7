import { expect, test } from "vitest";

import type { GameCard } from "../protocol";
import { cards } from "./cards.svelte";

test("a game is called by the variant that its rules are, else by its own title", () => {
  const guarded = { name: "guarded", title: "The Guards", note: "", rules: { guards: true, building: "wide" } };
  cards.all = [{ name: "river", title: "River", variants: [guarded] } as unknown as GameCard];
  expect(cards.title("river", { guards: true, building: "wide", builds: 1 })).toBe("The Guards");
  expect(cards.title("river", { guards: true, building: "free" })).toBe("River");
  expect(cards.title("unknown", {})).toBe("");
});
