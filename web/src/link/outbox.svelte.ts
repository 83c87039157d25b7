import type { Commit, Committed, Problem } from "../protocol";
import { newKey, post, Refusal } from "./api";
import { link } from "./socket.svelte";

/** A turn that the server has not acknowledged yet. It outlives the page. */
export interface Unsent {
  table: string;
  commit: Commit;
  /** How often it was tried. */
  tries: number;
}

/** Why a turn came back: the server refused it, and it was not played. */
export interface Returned {
  table: string;
  actions: string[];
  problem: Problem;
}

const SHELF = "shadoof-outbox";
const PAUSES = [500, 1000, 2000, 4000, 8000];

/** Turns on their way. One stays until it is acknowledged or refused; a key makes sure that it is played once. */
class Outbox {
  unsent = $state.raw<Unsent[]>(this.#read());
  returned = $state.raw<Returned | null>(null);
  /** By table, the number of the event that its last acknowledged turn is. */
  played = $state.raw<Readonly<Record<string, number>>>({});
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    link.whenLive(() => void this.deliver());
    addEventListener("online", () => void this.deliver());
    // Another tab of the same browser may have delivered some.
    window.addEventListener("storage", (event) => {
      if (event.key === SHELF) this.unsent = this.#read();
    });
  }

  /** Keeps the turn, then sends it. */
  async send(table: string, expected: number, actions: string[]): Promise<void> {
    this.returned = null;
    this.#keep([...this.unsent, { table, commit: { key: newKey(), expected, actions }, tries: 0 }]);
    await this.deliver();
  }

  /** The newest turn of this table that is on its way, if any. */
  waiting(table: string): Unsent | undefined {
    return this.unsent.findLast((each) => each.table === table);
  }

  /** Tries everything that waits, oldest first. */
  async deliver(): Promise<void> {
    if (this.#busy) return;
    clearTimeout(this.#timer);
    this.#busy = true;
    try {
      let first = this.unsent[0];
      while (first) {
        await this.#deliver(first);
        this.#keep(this.unsent.filter((each) => each.commit.key !== first!.commit.key));
        first = this.unsent[0];
      }
    } catch {
      const tries = (this.unsent[0]?.tries ?? 0) + 1;
      this.#keep(this.unsent.map((each, place) => (place === 0 ? { ...each, tries } : each)));
      const pause = PAUSES[Math.min(tries, PAUSES.length) - 1]!;
      this.#timer = setTimeout(() => void this.deliver(), pause);
    } finally {
      this.#busy = false;
    }
  }

  // Rejects where it is worth trying again.
  async #deliver(unsent: Unsent): Promise<void> {
    try {
      const { n } = await post<Committed>(`/tables/${unsent.table}/turns`, unsent.commit);
      this.played = { ...this.played, [unsent.table]: n };
    } catch (trouble) {
      const final = trouble instanceof Refusal && trouble.status < 500 && trouble.status !== 429;
      if (!final) throw trouble;
      // What was played after it is what the person thinks of by now.
      if (this.waiting(unsent.table) !== unsent) return;
      this.returned = { table: unsent.table, actions: unsent.commit.actions, problem: trouble.problem };
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

  #read(): Unsent[] {
    try {
      return JSON.parse(localStorage.getItem(SHELF) ?? "[]") as Unsent[];
    } catch {
      return [];
    }
  }
}

export const outbox = new Outbox();
