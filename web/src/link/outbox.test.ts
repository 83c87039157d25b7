import { beforeEach, expect, test, vi } from "vitest";

import type { Commit } from "../protocol";
import { outbox } from "./outbox.svelte";

const answers: (() => Response)[] = [];
const sent: { path: string; commit: Commit }[] = [];
const down = () => {
  throw new TypeError("no network");
};
const kept = () => Response.json({ n: 8 });
const refused = () => Response.json({ code: "stale", sentence: "Too late." }, { status: 409 });
const full = () => Response.json({ code: "storage", sentence: "The disk is full." }, { status: 503 });

beforeEach(() => {
  answers.length = sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, given: RequestInit) => {
    sent.push({ path, commit: JSON.parse(String(given.body)) as Commit });
    return answers.shift()!();
  });
});

test("a turn is tried again with the same key until it is acknowledged", async () => {
  answers.push(down, full, kept);
  await outbox.send("t", 7, ["a", "."]);
  expect(outbox.waiting("t")?.tries).toBe(1);
  expect(localStorage.getItem("shadoof-outbox")).toContain('"expected":7');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outbox.unsent).toEqual([]);
  expect(localStorage.getItem("shadoof-outbox")).toBe("[]");
  expect(new Set(sent.map(({ commit }) => commit.key)).size).toBe(1);
  expect(sent).toHaveLength(3);
});

test("a refused turn comes back with the reason and is not sent again", async () => {
  answers.push(refused);
  await outbox.send("t", 7, ["a", "."]);
  expect(outbox.unsent).toEqual([]);
  expect(outbox.returned["t"]).toMatchObject({ actions: ["a", "."], problem: { sentence: "Too late." } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test("no table waits for another one's turn", async () => {
  answers.push(full, kept);
  await outbox.send("one", 1, ["."]);
  await outbox.send("two", 1, ["."]);
  expect(outbox.waiting("one")?.tries).toBe(1);
  expect(outbox.waiting("two")).toBeUndefined();
  expect(outbox.played).toMatchObject({ two: 8 });
  answers.push(kept);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outbox.unsent).toEqual([]);
});

test("a request that hangs is given up when the line is back", async () => {
  answers.push(() => new Promise<Response>(() => undefined) as unknown as Response, kept);
  void outbox.send("t", 7, ["."]);
  await vi.advanceTimersByTimeAsync(100);
  expect(outbox.waiting("t")).toBeDefined();
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(100);
  expect(outbox.waiting("t")).toBeUndefined();
  expect(sent[1]!.commit.key).toBe(sent[0]!.commit.key);
});

test("a turn that an earlier page could not send is sent by the next one, whichever it is", async () => {
  localStorage.setItem(
    "shadoof-outbox",
    JSON.stringify([{ table: "t", commit: { key: "k", expected: 7, actions: ["."] }, tries: 3 }]),
  );
  answers.push(kept);
  vi.resetModules();
  await import("./outbox.svelte");
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map(({ commit }) => commit.key)).toEqual(["k"]);
  expect(localStorage.getItem("shadoof-outbox")).toBe("[]");
});
