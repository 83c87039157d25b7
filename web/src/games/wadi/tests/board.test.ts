import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { seatLooks } from "../../../look/seats";
import { words } from "../../../words/words.svelte";
import Board from "../Board.svelte";
import { drawnBoard, drawnTable } from "./drawn";

const BOARD = drawnBoard(
  `
  1 ↓ 2
  1 ↓ 3
  . ↓ 1
`,
  { a1: ["a1", "b1", "a2", "b2"] },
);
const onaction = vi.fn<(action: string) => void>();
const onrefused = vi.fn<(action: string) => void>();

function shown(legal: string[]): void {
  const data = drawnTable({ water: { b1: 2 } }, { shadoofs: ["a1"] });
  render(Board, {
    board: BOARD,
    moment: { index: 0, phase: "act", to_move: 0, round: 1, points: [0, 0], winners: null, data },
    steps: [],
    before: null,
    seats: seatLooks(["Ada", "Bo"]),
    legal,
    acting: 0,
    facing: 0,
    lit: null,
    shown: {},
    calm: true,
    onaction,
    onrefused,
  });
}
const cell = (name: string): Element => document.querySelector(`[data-cell="${name}"]`)!;
const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.activeElement!, { key: name });

beforeAll(async () => {
  await words.use("en");
  await words.addGame("wadi");
});
beforeEach(() => vi.clearAllMocks());

describe("keys alone", () => {
  test("walk to water, take it, walk to a target and pump", async () => {
    shown(["b1>a2", "+c1", "."]);
    (cell("a1") as HTMLElement).focus();
    await key("ArrowRight");
    await key("Enter");
    expect(cell("b1").getAttribute("aria-selected")).toBe("true");
    await key("ArrowDown");
    await key("ArrowLeft");
    expect(document.activeElement).toBe(cell("a2"));
    await key("Enter");
    expect(onaction.mock.calls).toEqual([["b1>a2"]]);
  });

  test("build by Enter twice; Escape between lets go", async () => {
    shown(["+c1", "."]);
    (cell("c1") as HTMLElement).focus();
    await key("Enter");
    await key("Escape");
    await key("Enter");
    expect(onaction).not.toHaveBeenCalled();
    await key("Enter");
    expect(onaction.mock.calls).toEqual([["+c1"]]);
  });

  test("Page keys lead from one thing that can be done to the next", async () => {
    shown(["+c1", "+c3", "."]);
    (cell("a1") as HTMLElement).focus();
    await key("PageDown");
    expect(document.activeElement).toBe(cell("c1"));
    await key("PageDown");
    expect(document.activeElement).toBe(cell("c3"));
  });

  test("Tab stops once at the board", () => {
    shown(["+c1"]);
    expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  });
});

describe("for who cannot see the board", () => {
  test("a cell says what it is, what stands there and what can be done", () => {
    shown(["b1>a2", "b1>c1", "+c2", "."]);
    expect(cell("a1").getAttribute("aria-label")).toBe("a1: land with 1 reservoir, dry. Shadoof of Ada (A).");
    expect(cell("b1").getAttribute("aria-label")).toBe(
      "b1: wadi, flows south. 2 discs. Its water can be pumped to 2 tiles.",
    );
    expect(cell("c2").getAttribute("aria-label")).toBe(
      "c2: land with 3 reservoirs, dry. A shadoof can be built here.",
    );
  });

  test("what is in hand stands on a button that does it", async () => {
    shown(["+c1"]);
    await fireEvent.click(cell("c1"));
    expect(screen.getByRole("group", { name: "Build on c1" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
    expect(onaction.mock.calls).toEqual([["+c1"]]);
  });
});

test("a click where nothing can be done asks why and plays nothing", async () => {
  shown(["+c1"]);
  await fireEvent.click(cell("a2"));
  expect(onrefused.mock.calls).toEqual([["+a2"]]);
  expect(onaction).not.toHaveBeenCalled();
});
