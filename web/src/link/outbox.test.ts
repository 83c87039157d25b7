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
  expect(outbox.returned).toMatchObject({ table: "t", actions: ["a", "."], problem: { sentence: "Too late." } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test("turns of several tables are sent in the order they were played", async () => {
  answers.push(down, kept, kept);
  await outbox.send("one", 1, ["."]);
  await outbox.send("two", 1, ["."]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/tables/one/turns",
    "/api/tables/one/turns",
    "/api/tables/two/turns",
  ]);
});
