import type { AnyEvent, Presence, Table } from "../protocol";
import { earlyTable } from "./early";
import { fold, type Showing } from "./fold";
import { link, type Follower } from "./socket.svelte";

/** One table as the server tells it, kept up to date while it is followed. */
export class LiveTable implements Follower {
  table = $state.raw<Table | null>(null);
  /** What happened since `began`, oldest first. */
  events = $state.raw<AnyEvent[]>([]);
  /** The table as it was before `events`; with a line that was lost for long it begins anew. */
  began = $state.raw<Table | null>(null);
  trouble = $state<{ code: string; sentence: string } | null>(null);

  #stop: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly me: () => string,
    readonly show: (showings: Showing[], jump: boolean) => void,
  ) {}

  /** Begins to follow; the answer ends it. */
  start(): () => void {
    earlyTable(this.id)?.then(
      (table) => this.snapshot(table),
      () => undefined, // the line will say why
    );
    this.#stop = link.follow(this.id, this);
    return () => this.#stop?.();
  }

  since(): number {
    return this.table?.n ?? 0;
  }

  /** Taken in order: what is known already is passed over, and a hole is answered by asking for what is missing. */
  receive(events: AnyEvent[]): void {
    let table = this.table;
    const showings: Showing[] = [];
    const fresh: AnyEvent[] = [];
    for (const event of events) {
      if (!table || event.n > table.n + 1) {
        link.resume(this.id);
        break;
      }
      if (event.n <= table.n) continue;
      const folded = fold(table, event, this.me());
      table = folded.table;
      fresh.push(event);
      if (folded.showing) showings.push(folded.showing);
    }
    this.table = table;
    this.events = [...this.events, ...fresh];
    if (showings.length) this.show(showings, false);
  }

  snapshot(table: Table): void {
    const known = this.table;
    // A late snapshot must not turn time back.
    if (known && known.n > table.n) return;
    // Moments are compared whole: after a turn was taken back, another one may have led to the same index.
    const same = known !== null && JSON.stringify(known.moment) === JSON.stringify(table.moment);
    const over = known?.status !== table.status; // what somebody was trying is nothing any more
    this.table = same ? { ...table, moment: known.moment } : table;
    if (known?.n !== table.n) [this.began, this.events] = [table, []];
    this.trouble = null;
    if (table.moment && (!same || over)) this.show([{ before: null, steps: [], moment: table.moment }], true);
  }

  presence(presence: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, number) => ({ ...seat, here: presence.here[number] ?? false }));
    this.table = { ...this.table, seats, watching: presence.watching };
  }

  refused(sentence: string, code: string): void {
    this.trouble = { code, sentence };
  }
}
