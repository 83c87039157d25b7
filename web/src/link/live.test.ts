import { expect, test, vi } from "vitest";

import type { AnyEvent, Table } from "../protocol";
import type { Showing } from "./fold";
import { LiveTable } from "./live.svelte";
import { link } from "./socket.svelte";

const moment = (index: number) => ({
  index,
  phase: "act",
  to_move: 0,
  round: 1,
  points: null,
  winners: null,
  data: {},
});
const snapshot = (n: number, index = 0): Table =>
  ({
    id: "t",
    n,
    status: "running",
    seats: [],
    yours: [],
    moment: moment(index),
    legal: [],
    last_turn: [],
  }) as unknown as Table;
const turn = (n: number): AnyEvent =>
  ({
    type: "turn",
    n,
    at: 0,
    seat: 0,
    by: "person",
    bot: "",
    steps: [{ action: ".", seat: 0, moment: moment(n) }],
    legal: [],
    clocks: null,
  }) as unknown as AnyEvent;

function followed() {
  const shown: Showing[] = [];
  const live = new LiveTable("t", () => "me", (showings) => shown.push(...showings)); // prettier-ignore
  live.snapshot(snapshot(3));
  return { live, shown };
}

test("events that come twice or late are passed over", () => {
  const { live, shown } = followed();
  live.receive([turn(4), turn(5)]);
  live.receive([turn(4), turn(5), turn(6)]);
  expect(live.table?.n).toBe(6);
  expect(live.events.map((event) => event.n)).toEqual([4, 5, 6]);
  expect(shown.map((each) => each.moment.index)).toEqual([0, 4, 5, 6]);
});

test("a hole is never filled by guessing: what is missing is asked for", () => {
  const resume = vi.spyOn(link, "resume").mockImplementation(() => undefined);
  const { live } = followed();
  live.receive([turn(4), turn(6)]);
  expect(live.table?.n).toBe(4);
  expect(resume).toHaveBeenCalledWith("t");
  live.receive([turn(5), turn(6)]);
  expect(live.table?.n).toBe(6);
});

test("a snapshot after a gap is shown, also where another turn led to the same number of actions", () => {
  const { live, shown } = followed();
  const other = { ...snapshot(6, 0), moment: { ...moment(0), data: { built: "c3" } } } as unknown as Table;
  live.snapshot(other);
  expect(shown.at(-1)?.moment).toEqual(other.moment);
  const known = live.table!.moment;
  live.snapshot(structuredClone({ ...other, n: 7 }));
  expect(shown).toHaveLength(2);
  expect(live.table).toMatchObject({ n: 7 });
  expect(live.table!.moment).toBe(known);
});

test("a snapshot of a game that has ended meanwhile is shown, whatever somebody was trying", () => {
  const { live, shown } = followed();
  live.snapshot({ ...structuredClone(live.table!), n: 5, status: "over" });
  expect(shown).toHaveLength(2);
});

test("a late snapshot does not turn time back, and a newer one replaces everything", () => {
  const { live } = followed();
  live.receive([turn(4)]);
  live.snapshot(snapshot(3));
  expect(live.table?.n).toBe(4);
  live.snapshot(snapshot(9, 7));
  expect(live.table).toMatchObject({ n: 9, moment: { index: 7 } });
});

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  "whatever the line drops, doubles or brings late, every event is taken once and in order (%i)",
  (seed) => {
    let state = seed + 1;
    const chance = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
    const log = Array.from({ length: 30 }, (_, index) => turn(index + 4));
    const wanted: number[] = [];
    vi.spyOn(link, "resume").mockImplementation(() => void wanted.push(live.since()));
    const { live, shown } = followed();
    const late: AnyEvent[] = [];
    for (const event of log) {
      const fate = chance(5);
      if (fate === 0) continue; // lost
      if (fate === 1) late.push(event);
      else live.receive(fate === 2 ? [event, event] : [event]);
      if (chance(4) === 0) live.receive(late.splice(0));
      // The server answers a question with all that follows; that answer may be lost, too.
      const since = wanted.pop();
      if (since !== undefined && chance(2)) live.receive(log.filter(({ n }) => n > since && n <= event.n));
    }
    live.receive(log.slice(live.since() - 3)); // a heartbeat tells of what is missing, and it is asked for
    expect(live.table?.n).toBe(33);
    expect(live.events.map((event) => event.n)).toEqual(log.map((event) => event.n));
    expect(shown.slice(1).map((each) => each.moment.index)).toEqual(log.map((event) => event.n));
  },
);
