import { expect, test } from "vitest";

import type { AnyEvent, Moment, Seat, Step, Table } from "../protocol";
import { fold } from "./fold";

const seat = (person: string): Seat => ({
  kind: "person", name: person, person, level: 0, device: false, here: true, held: 0, resigned: false,
}); // prettier-ignore
const moment = (index: number, mover: number | null = 0): Moment => ({
  index, phase: "act", to_move: mover, round: 1, points: null, winners: null, data: {},
}); // prettier-ignore
const table = {
  id: "t", n: 4, status: "running", seats: [seat("ann"), seat("bob")], yours: [0], moment: moment(0),
  legal: ["a", "."], asked: null, agreed: [], waiting_for: null, last_turn: [], clocks: null, result: null,
} as unknown as Table; // prettier-ignore
const step = (action: string, index: number): Step => ({ action, seat: 0, moment: moment(index) });
const event = (given: object): AnyEvent =>
  ({ n: 5, at: 0, clocks: null, legal: ["b"], ...given }) as unknown as AnyEvent;

test("a turn moves the table on and is shown from the moment before it", () => {
  const steps = [step("a", 1), step(".", 2)];
  const { table: after, showing } = fold(table, event({ type: "turn", seat: 0, steps }), "ann");
  expect(after).toMatchObject({ n: 5, legal: ["b"], last_turn: steps, moment: { index: 2 } });
  expect(showing).toEqual({ before: table.moment, steps, moment: steps[1]!.moment });
});

test("what was asked is settled when a turn is played, taken back, or refused", () => {
  const asked = fold(table, event({ type: "take_back_asked", seat: 1 }), "ann").table;
  expect(asked).toMatchObject({ asked: 1, agreed: [1] });
  const yes = fold(asked, event({ type: "take_back_answered", seat: 0, yes: true }), "ann").table;
  expect(yes.agreed).toEqual([1, 0]);
  const settled = { asked: null, agreed: [] };
  expect(fold(yes, event({ type: "take_back_answered", seat: 0, yes: false }), "ann").table).toMatchObject(
    settled,
  );
  expect(fold(yes, event({ type: "turn", seat: 0, steps: [step("a", 1)] }), "ann").table).toMatchObject(settled);
  const back = event({ type: "taken_back", seat: 1, moment: moment(0), turn_began: 0 });
  expect(fold(yes, back, "ann").table).toMatchObject({ ...settled, moment: { index: 0 } });
});

test("a seat is one's own as long as one sits on it", () => {
  const left = { ...seat(""), kind: "open" as const };
  expect(fold(table, event({ type: "seated", seat: 0, who: left }), "ann").table.yours).toEqual([]);
  expect(fold(table, event({ type: "seated", seat: 1, who: seat("ann") }), "ann").table.yours).toEqual([0, 1]);
});

test("when the game is over nothing is legal and no clock runs", () => {
  const timed = { ...table, clocks: { left: [1, 2], running: 0, since: 0, deadline: 9 } };
  const result = { winners: [1], points: null, why: "resigned" as const };
  const { table: after } = fold(timed, event({ type: "over", result, dice: null, pair: null }), "ann");
  expect(after).toMatchObject({ status: "over", legal: [], result, clocks: { running: null, deadline: null } });
});

test("whose seat is held or given back has the time that the server says", () => {
  const clocks = { left: [30_000, 5_000], running: 0, since: 1, deadline: 9 };
  const held = event({ type: "held", seat: 0, level: 0, resigned: false, clocks });
  expect(fold({ ...table, clocks: { ...clocks, left: [0, 5_000] } }, held, "ann").table.clocks).toEqual(clocks);
});

test("the end of the game shows the position without what somebody was just trying", () => {
  const result = { winners: [1], points: null, why: "resigned" as const };
  const { showing } = fold(table, event({ type: "over", result, dice: null, pair: null }), "ann");
  expect(showing).toEqual({ before: null, steps: [], moment: table.moment });
});

test("an event leaves the table it was given as it was", () => {
  const before = structuredClone(table);
  fold(table, event({ type: "held", seat: 1, level: 3, resigned: false }), "ann");
  fold(table, event({ type: "seated", seat: 1, who: seat("cid") }), "ann");
  expect(table).toEqual(before);
});
