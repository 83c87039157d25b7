import type { Commit, Committed, Problem } from "../protocol";
import { newKey, post, Refusal } from "./api";
import { link } from "./socket.svelte";

/** A turn that the server has not acknowledged yet. It outlives the page. */
export interface Unsent {
  table: string;
  commit: Commit;
  /** How often it was tried in vain. */
  tries: number;
}

/** Why a turn came back: the server refused it, and it was not played. */
export interface Returned {
  actions: string[];
  problem: Problem;
}

const SHELF = "shadoof-outbox";
const PAUSES = [500, 1000, 2000, 4000, 8000];

/** Turns on their way. One stays until it is acknowledged or refused; a key makes sure that it is played once. */
class Outbox {
  unsent = $state.raw<Unsent[]>(kept());
  /** By table, its last turn that came back. */
  returned = $state.raw<Readonly<Record<string, Returned>>>({});
  /** By table, the number of the event that its last acknowledged turn is. */
  played = $state.raw<Readonly<Record<string, number>>>({});
  /** The tables that are being delivered for; tables don't wait for each other. */
  #under = new Map<string, AbortController>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor() {
    link.whenLive(() => this.deliverAll());
    addEventListener("online", () => this.deliverAll());
    // Another tab of the same browser may have delivered some.
    window.addEventListener("storage", (event) => {
      if (event.key === SHELF) this.unsent = kept();
    });
    this.deliverAll();
  }

  /** Keeps the turn, then sends it. */
  async send(table: string, expected: number, actions: string[]): Promise<void> {
    this.forget(table);
    this.#keep([...this.unsent, { table, commit: { key: newKey(), expected, actions }, tries: 0 }]);
    await this.deliver(table);
  }

  /** The newest turn of this table that is on its way, if any. */
  waiting(table: string): Unsent | undefined {
    return this.unsent.findLast((each) => each.table === table);
  }

  /** Forgets that a turn of this table came back. */
  forget(table: string): void {
    this.returned = Object.fromEntries(Object.entries(this.returned).filter(([each]) => each !== table));
  }

  /** Tries everything that waits, e.g. since the line is back. */
  deliverAll(): void {
    for (const table of new Set(this.unsent.map((each) => each.table))) void this.deliver(table);
  }

  /** Tries what waits for a table, oldest first. A try under way is given up for it: it may hang on a line that is gone. */
  async deliver(table: string): Promise<void> {
    clearTimeout(this.#timers.get(table));
    this.#under.get(table)?.abort();
    const under = new AbortController();
    this.#under.set(table, under);
    let first: Unsent | undefined;
    try {
      while ((first = this.unsent.find((each) => each.table === table))) {
        await this.#deliver(first, under.signal);
        if (under.signal.aborted) return;
        this.#keep(this.unsent.filter((each) => each.commit.key !== first!.commit.key));
      }
    } catch {
      if (under.signal.aborted) return;
      const tries = first!.tries + 1;
      this.#keep(this.unsent.map((each) => (each.commit.key === first!.commit.key ? { ...each, tries } : each)));
      const pause = PAUSES[Math.min(tries, PAUSES.length) - 1]!;
      this.#timers.set(
        table,
        setTimeout(() => void this.deliver(table), pause),
      );
    }
    this.#under.delete(table);
  }

  // Rejects where it is worth trying again.
  async #deliver({ table, commit }: Unsent, givenUp: AbortSignal): Promise<void> {
    try {
      const { n } = await post<Committed>(`/tables/${table}/turns`, commit, givenUp);
      this.played = { ...this.played, [table]: n };
    } catch (trouble) {
      const final = trouble instanceof Refusal && trouble.status < 500 && trouble.status !== 429;
      if (!final) throw trouble;
      // What was played after it is what the person thinks of by now.
      if (this.waiting(table)?.commit.key !== commit.key) return;
      this.returned = { ...this.returned, [table]: { actions: commit.actions, problem: trouble.problem } };
    }
  }

  #keep(unsent: Unsent[]): void {
    this.unsent = unsent;
    try {
      localStorage.setItem(SHELF, JSON.stringify(unsent));
    } catch {
      // A browser that stores nothing still sends; the turn only does not outlive the page.
    }
  }
}

function kept(): Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "[]") as Unsent[];
  } catch {
    return [];
  }
}

export const outbox = new Outbox();
