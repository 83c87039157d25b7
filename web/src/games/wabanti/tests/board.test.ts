import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { seatLooks } from "../../../look/seats";
import { words } from "../../../words/words.svelte";
import Board from "../Board.svelte";
import { honeycomb, table } from "./drawn";

const onaction = vi.fn<(action: string) => void>();
const onrefused = vi.fn<(action: string) => void>();

function shown(legal: string[]) {
  const moves = legal.flatMap((action) => {
    const [origin, target] = action.split(">");
    return origin && target ? [{ action, origin, target, die: 1 }] : [];
  });
  const data = table({ stones: ["h7", "h8", "h9"], thrown: [1, 3], dice: [1, 3], pinned: ["h8"], moves });
  return render(Board, {
    board: honeycomb([0, null, null, 1, null, null]),
    moment: { index: 0, phase: "move", to_move: 0, round: null, points: null, winners: null, data },
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
const cell = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
const key = (name: string): Promise<boolean> => fireEvent.keyDown(document.activeElement!, { key: name });
const finger = async (name: string): Promise<void> => {
  await fireEvent.pointerDown(cell(name), { pointerType: "touch", pointerId: 1 });
  await fireEvent.pointerUp(cell(name), { pointerType: "touch", pointerId: 1 });
  await fireEvent.click(cell(name), { detail: 1 });
};

beforeAll(async () => {
  await words.use("en");
  await words.addGame("wabanti");
});
beforeEach(() => vi.clearAllMocks());

test("keys alone take a stone and land it", async () => {
  shown(["h9>g10", "h9>g9", "."]);
  cell("h8").focus();
  await key("PageDown");
  expect(document.activeElement).toBe(cell("h9"));
  await key("Enter");
  await key("PageDown");
  await key("Enter");
  // North is at the bottom for its owner: below h9 the landings are g10, then g9.
  expect(onaction.mock.calls).toEqual([["h9>g10"]]);
});

test("a finger previews a landing before it moves", async () => {
  shown(["h9>g10", "."]);
  await finger("h9");
  await finger("g10");
  expect(onaction).not.toHaveBeenCalled();
  await finger("g10");
  expect(onaction.mock.calls).toEqual([["h9>g10"]]);
});

test("a finger that moved does not act", async () => {
  shown(["h9>g10", "."]);
  await fireEvent.pointerDown(cell("h9"), { pointerType: "touch", pointerId: 1, clientX: 10, clientY: 10 });
  await fireEvent.pointerMove(cell("h9"), { pointerType: "touch", pointerId: 1, clientX: 60, clientY: 10 });
  await fireEvent.pointerUp(cell("h9"), { pointerType: "touch", pointerId: 1 });
  await fireEvent.click(cell("h9"), { detail: 1 });
  expect(cell("h9").getAttribute("aria-selected")).toBe("false");
});

test("a field says what lies there, whose side it is on and what can be done", async () => {
  shown(["h9>g10", "h9>g9", "."]);
  expect(cell("h9").getAttribute("aria-label")).toBe("h9: a stone. It can move to 2 fields.");
  expect(cell("h8").getAttribute("aria-label")).toBe("h8: a stone. It holds the others together.");
  expect(cell("a8").getAttribute("aria-label")).toBe("a8: free. On the side of Ada (A).");
  await fireEvent.click(cell("h9"));
  expect(cell("g10").getAttribute("aria-label")).toBe("g10: free. A 1 lands the stone here.");
});

test("all 169 fields are in the grid, one of them a stop for Tab", () => {
  shown(["."]);
  expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(169);
  expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
});

test("the dice are read out, used and unused", () => {
  shown(["."]);
  expect(document.querySelector(".tray")!.getAttribute("aria-label")).toBe("Dice thrown: 1 3. Not used yet: 1 3.");
});

test("the focus stays on its field when the board turns to the next seat", async () => {
  const { rerender } = shown(["h9>g10", "."]);
  cell("f9").focus();
  await rerender({ facing: 1, acting: 1 });
  expect(document.activeElement).toBe(cell("f9"));
});

test("a stone in hand stays there while more becomes possible, and is let go when another seat acts", async () => {
  const { rerender } = shown(["h9>g10", "."]);
  const picked = (): string | null => cell("h9").getAttribute("aria-selected");
  await fireEvent.click(cell("h9"));
  expect(picked()).toBe("true");
  await rerender({ legal: ["h7>g8", "h9>g10", "."] });
  expect(picked()).toBe("true");
  await rerender({ acting: 1 });
  expect(picked()).toBe("false");
  await rerender({ acting: 0 });
  expect(picked()).toBe("false");
});

test("a stone in hand that can't be moved any more is let go", async () => {
  const { rerender } = shown(["h9>g10", "."]);
  await fireEvent.click(cell("h9"));
  await rerender({ legal: ["h7>g8", "."] });
  expect(cell("h9").getAttribute("aria-selected")).toBe("false");
});
