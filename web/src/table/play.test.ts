import { beforeEach, expect, test, vi } from "vitest";

import { outbox } from "../link/outbox.svelte";
import { person } from "../people/me.svelte";
import type { AnyEvent, Commit, DraftAnswer, Moment, Seat, Step, Table } from "../protocol";
import { Play } from "./play.svelte";

const ME = "ann";
const moment = (index: number, mover: number): Moment => ({
  index, phase: "act", to_move: mover, round: 1, points: null, winners: null, data: {},
}); // prettier-ignore
const seat = { kind: "person", name: "Ann", person: ME, level: 0, held: 0, resigned: false } as unknown as Seat;
// Two people at one device; it is the first one's turn.
const table = {
  id: "t", n: 4, game: "wadi", status: "running", seats: [seat, seat], yours: [0, 1], moment: moment(10, 0),
  legal: ["+a1", "."], asked: null, agreed: [], waiting_for: null, last_turn: [], clocks: null, result: null,
} as unknown as Table; // prettier-ignore
const step = (action: string, index: number, mover: number): Step => ({
  action,
  seat: 0,
  moment: moment(index, mover),
});
const turn = (...actions: string[]): AnyEvent =>
  ({
    type: "turn", n: 5, at: 0, seat: 0, by: "person", bot: "", legal: ["+b2", "."], clocks: null,
    steps: actions.map((action, place) => step(action, 11 + place, action === "." ? 1 : 0)),
  }) as unknown as AnyEvent; // prettier-ignore
const drafted = (actions: string[]): DraftAnswer => ({
  n: 4, refused: null, legal: ["+c3", "."], complete: false,
  steps: actions.map((action, place) => step(action, 11 + place, 0)),
}); // prettier-ignore

/** What the page asked for, each to be answered by the test when it likes. */
const asked: { path: string; body: { actions: string[] }; answer: (body: object, status?: number) => void }[] = [];
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

function sit(): Play {
  const play = new Play("t");
  play.live.snapshot(structuredClone(table));
  play.game = { ends: (action: string) => action === "." } as never;
  return play;
}

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  outbox.unsent = [];
  outbox.played = {};
  outbox.returned = {};
  person.me = { id: ME } as never;
  vi.stubGlobal(
    "fetch",
    (path: string, given: RequestInit) =>
      new Promise((resolve) =>
        asked.push({
          path,
          body: JSON.parse(String(given.body)) as Commit,
          answer: (body, status = 200) => resolve(Response.json(body, { status })),
        }),
      ),
  );
});

test("a turn that the server has is nobody's to play on, also before its event comes", async () => {
  const play = sit();
  expect(play.acting).toBe(0);
  void play.end();
  await settle();
  expect(play.acting).toBeNull();
  asked[0]!.answer({ n: 5 });
  await settle();
  expect(play.unsent).toBeUndefined();
  expect(play.acting).toBeNull();
  expect(play.canEnd).toBe(false);
  play.live.receive([turn(".")]);
  expect(play.acting).toBe(1);
});

test("the next seat at this device acts as soon as the event is there, with or without the acknowledgement", async () => {
  const play = sit();
  void play.end();
  await settle();
  play.live.receive([turn(".")]);
  expect(play.acting).toBe(1);
  asked[0]!.answer({ n: 5 });
  await settle();
  expect(play.acting).toBe(1);
});

test("what is tried while an answer is on its way waits for it, and neither is lost", async () => {
  const play = sit();
  void play.draft.add("+a1");
  void play.draft.add("+c3");
  await settle();
  expect(asked.map(({ body }) => body.actions)).toEqual([["+a1"]]);
  asked[0]!.answer(drafted(["+a1"]));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.answer(drafted(["+a1", "+c3"]));
  await vi.waitFor(() => expect(play.draft.actions).toEqual(["+a1", "+c3"]));
});

test("a turn that is ended takes along what was just tried", async () => {
  const play = sit();
  void play.draft.add("+a1");
  void play.end();
  await settle();
  asked[0]!.answer(drafted(["+a1"]));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ path: "/api/tables/t/turns", body: { actions: ["+a1", "."] } });
});

test("a turn does not end when what was just tried is refused", async () => {
  const play = sit();
  void play.draft.add("+a1");
  void play.end();
  await settle();
  asked[0]!.answer({ ...drafted([]), refused: { action: "+a1", rule: "W20", cells: [], sentence: "No." } });
  await vi.waitFor(() => expect(play.draft.refused).not.toBeNull());
  await settle();
  expect(asked).toHaveLength(1);
  expect(play.canEnd).toBe(true);
});

test("an answer that comes after the table has moved on is dropped", async () => {
  const play = sit();
  void play.draft.add("+a1");
  await settle();
  play.live.receive([turn(".")]);
  asked[0]!.answer(drafted(["+a1"]));
  await settle();
  await vi.waitFor(() => expect(play.draft.actions).toEqual([]));
  expect(play.draft.legal).toEqual(["+b2", "."]);
});

test("nobody drafts for a seat that is not to move here", async () => {
  const play = sit();
  play.live.receive([{ ...turn("."), legal: [] } as AnyEvent]);
  expect(play.mine).toBe(1);
  play.live.snapshot({ ...structuredClone(table), n: 6, yours: [0], moment: moment(12, 1) });
  expect(play.mine).toBeNull();
  expect(play.canEnd).toBe(false);
});

test("a press that was meant for the turn before does not end the next one", async () => {
  vi.useFakeTimers();
  const play = sit();
  vi.advanceTimersByTime(1000);
  expect(play.fresh).toBe(false);
  play.live.receive([turn(".")]);
  play.stage.rest();
  expect(play.canEnd).toBe(true);
  expect(play.fresh).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(play.fresh).toBe(false);
  vi.useRealTimers();
});

test("a draft outlives that its page is loaded again", async () => {
  const play = sit();
  void play.draft.add("+a1");
  await settle();
  asked[0]!.answer(drafted(["+a1"]));
  await vi.waitFor(() => expect(play.draft.actions).toEqual(["+a1"]));
  const again = sit();
  await settle();
  expect(asked[1]!.body.actions).toEqual(["+a1"]);
  asked[1]!.answer(drafted(["+a1"]));
  await vi.waitFor(() => expect(again.draft.actions).toEqual(["+a1"]));
  again.draft.reset();
  sit();
  await settle();
  expect(asked).toHaveLength(2);
});

test("a turn is not ended while what led to it is still shown, nor drafted on; one's own step holds nothing up", async () => {
  vi.useFakeTimers();
  const play = sit();
  play.live.receive([turn(".")]);
  vi.advanceTimersByTime(1000);
  expect(play.telling && play.fresh).toBe(true);
  play.stage.rest();
  expect(play.telling || play.fresh).toBe(false);
  vi.useRealTimers();
  void play.draft.add("+b2");
  await settle();
  asked[0]!.answer({ ...drafted(["+b2"]), steps: [step("+b2", 12, 1)] });
  await vi.waitFor(() => expect(play.draft.actions).toEqual(["+b2"]));
  expect(play.stage.still).toBe(false);
  expect(play.telling || play.fresh).toBe(false);
});

test("a step back takes out what still waits for its answer, and nothing else", async () => {
  const play = sit();
  void play.draft.add("+a1");
  await settle();
  asked[0]!.answer(drafted(["+a1"]));
  await vi.waitFor(() => expect(play.draft.actions).toEqual(["+a1"]));
  void play.draft.add("+c3");
  await settle();
  play.draft.back();
  asked[1]!.answer(drafted(["+a1", "+c3"]));
  await settle();
  expect(play.draft.actions).toEqual(["+a1"]);
});

test("a request that hangs holds up no new draft", async () => {
  const play = sit();
  void play.draft.add("+a1");
  await settle();
  play.draft.reset();
  void play.draft.add("+c3");
  await settle();
  expect(asked.map(({ body }) => body.actions)).toEqual([["+a1"], ["+c3"]]);
});
