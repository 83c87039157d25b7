import type { AnyEvent, Moment, Step, Table } from "../protocol";

/** Something to be seen on the board: what led from one moment to the next. */
export interface Showing {
  before: Moment | null;
  steps: Step[];
  moment: Moment;
}

/** The table after one more event, and what of it is to be shown in motion. `event.n` is `table.n + 1`. */
export function fold(table: Table, event: AnyEvent, me: string): { table: Table; showing: Showing | null } {
  const next: Table = { ...table, n: event.n };
  const seats = () => (next.seats = table.seats.map((seat) => ({ ...seat })));
  switch (event.type) {
    case "seated":
      seats()[event.seat] = event.who;
      next.yours = seatsOf(next, me);
      return { table: next, showing: null };
    case "started":
      next.status = "running";
      next.first = event.first;
      // Events are the same for everybody, whoever is here now.
      next.seats = event.seats.map((seat, number) => ({ ...seat, here: table.seats[number]?.here ?? false }));
      next.yours = seatsOf(next, me);
      next.board = event.board;
      next.turn_began = event.moment.index;
      next.last_turn = [];
      next.dice = event.dice;
      return { table: at(next, event.moment, event), showing: { before: null, steps: [], moment: event.moment } };
    case "turn":
      return played(next, event.steps, event);
    case "thrown":
      return played(next, [event.step], event);
    case "take_back_asked":
      next.asked = event.seat;
      next.agreed = [event.seat];
      return { table: next, showing: null };
    case "take_back_answered":
      if (event.yes) next.agreed = [...table.agreed, event.seat];
      else [next.asked, next.agreed] = [null, []];
      return { table: next, showing: null };
    case "taken_back":
      next.turn_began = event.turn_began;
      next.last_turn = [];
      return { table: at(next, event.moment, event), showing: { before: null, steps: [], moment: event.moment } };
    case "held":
      Object.assign(seats()[event.seat]!, { held: event.level, resigned: event.resigned });
      next.clocks = event.clocks;
      if (next.waiting_for === event.seat) next.waiting_for = null;
      return { table: next, showing: null };
    case "waiting":
      next.waiting_for = event.seat;
      return { table: next, showing: null };
    case "over":
      next.status = "over";
      next.result = event.result;
      next.dice = event.dice;
      next.pair = event.pair;
      [next.legal, next.asked, next.agreed, next.waiting_for] = [[], null, [], null];
      if (next.clocks) next.clocks = { ...next.clocks, running: null, deadline: null };
      // What somebody was trying on the board is nothing any more.
      return { table: next, showing: next.moment && { before: null, steps: [], moment: next.moment } };
    case "rematch":
      next.rematch = event.table;
      return { table: next, showing: null };
    case "cancelled":
      next.status = "cancelled";
      return { table: next, showing: null };
  }
}

/** The position that the event leads to; null where it moves nothing. */
export function momentAfter(event: AnyEvent): Moment | null {
  if (event.type === "turn") return event.steps.at(-1)?.moment ?? null;
  if (event.type === "thrown") return event.step.moment;
  return event.type === "taken_back" || event.type === "started" ? event.moment : null;
}

/** The seats that this person plays, other people at the same device included. */
function seatsOf(table: Table, me: string): number[] {
  return table.seats.flatMap((seat, number) => (seat.kind === "person" && seat.person === me ? [number] : []));
}

function played(
  table: Table,
  steps: Step[],
  event: Pick<Table, "legal" | "clocks">,
): { table: Table; showing: Showing | null } {
  const last = steps.at(-1);
  if (!last) return { table, showing: null };
  const showing = { before: table.moment, steps, moment: last.moment };
  return { table: at({ ...table, last_turn: steps }, last.moment, event), showing };
}

function at(table: Table, moment: Moment, now: Pick<Table, "legal" | "clocks">): Table {
  const settled = { asked: null, agreed: [], waiting_for: null };
  return { ...table, ...settled, moment, legal: now.legal, clocks: now.clocks };
}
