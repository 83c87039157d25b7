/** A draft outlives that its page is loaded again. It is this window's alone: another one may try something else. */

import type { Table } from "../protocol";

interface Kept {
  turn: string;
  actions: string[];
}

const shelf = (table: Table): string => `shadoof-draft-${table.id}`;
const turn = (table: Table): string => `${table.moment?.index} ${table.moment?.to_move}`;

export function keepDraft(table: Table, actions: readonly string[]): void {
  try {
    if (actions.length) sessionStorage.setItem(shelf(table), JSON.stringify({ turn: turn(table), actions }));
    else sessionStorage.removeItem(shelf(table));
  } catch {
    // A browser that stores nothing plays all the same.
  }
}

/** What was drafted for the turn that the table waits for. */
export function keptDraft(table: Table): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(shelf(table)) ?? "null") as Kept | null;
    return kept?.turn === turn(table) ? kept.actions : [];
  } catch {
    return [];
  }
}
