/** Every page there is. All but the first are fetched when somebody goes there. */

import type { Component } from "svelte";

import type { Route } from "../router.svelte";
import Home from "./Home.svelte";
import Lost from "./Lost.svelte";

export type Page = Component<{ route: never }>;

const PAGES: Record<Route["page"], () => Promise<{ default: unknown }>> = {
  home: async () => ({ default: Home }),
  new: () => import("../setup/SetUpPage.svelte"),
  tables: () => import("../lists/TablesPage.svelte"),
  table: () => import("../table/TablePage.svelte"),
  replay: () => import("../replay/ReplayPage.svelte"),
  demo: () => import("../replay/ReplayPage.svelte"),
  opened: () => import("../replay/ReplayPage.svelte"),
  learn: () => import("../rules/LearnPage.svelte"),
  rules: () => import("../rules/RulebookPage.svelte"),
  boards: () => import("../lists/BoardsPage.svelte"),
  me: () => import("../people/PeoplePage.svelte"),
  recover: () => import("../people/RecoverPage.svelte"),
  about: () => import("./AboutPage.svelte"),
  lost: async () => ({ default: Lost }),
};

/** The component of a page. */
export async function openPage(page: Route["page"]): Promise<Page> {
  return (await PAGES[page]()).default as Page;
}
