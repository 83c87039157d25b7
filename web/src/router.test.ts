import { expect, test } from "vitest";

import { href, parse, type Route } from "./router.svelte";

const ROUTES: Route[] = [
  { page: "home" },
  { page: "new", game: "wadi", board: "al-mabraq" },
  { page: "tables" },
  { page: "table", id: "x_-9" },
  { page: "replay", id: "x", at: 12 },
  { page: "demo", game: "wadi", id: "first", at: null },
  { page: "rules", game: "wadi", rule: "W31" },
  { page: "boards", game: "a b" },
  { page: "recover", secret: "8f3k" },
];

test.each(ROUTES)("the address of $page leads there", (route) => {
  const address = new URL(href(route), "http://localhost");
  expect(parse(address.pathname, address.hash)).toEqual(route);
});

test("an address that leads nowhere says so, and a broken one does not break the page", () => {
  expect(parse("/", "#/nowhere")).toEqual({ page: "lost" });
  expect(parse("/", "#/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
  expect(parse("/", "#/replay/x?at=-3")).toMatchObject({ at: null });
});
