/** The table that the app is opened at, asked for while its page is still on the way. */

import type { Table } from "../protocol";
import { get } from "./api";

let coming: { id: string; table: Promise<Table> } | null = null;

/** Asks for it; the answer waits for whoever shows the table first. */
export function askEarly(id: string): Promise<Table> {
  coming = { id, table: get<Table>(`/tables/${encodeURIComponent(id)}`) };
  return coming.table;
}

/** What was asked for, once; null where it was another table, or none. */
export function earlyTable(id: string): Promise<Table> | null {
  const found = coming?.id === id ? coming.table : null;
  coming = null;
  return found;
}
