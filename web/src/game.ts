/** What a game's folder gives the shell: `games/<name>/index.ts` exports one `GameModule` as `game`, found by its folder. */

import type { Component } from "svelte";

import type { Moment, Step } from "./protocol";

/** How a seat is told from the others: never by colour alone. */
export interface SeatLook {
  seat: number;
  letter: string; // "A" to "F"
  name: string;
  colour: string; // a custom property, e.g. "var(--seat-0)"
  pattern: string; // id of an SVG pattern that the shell defines once a page, e.g. "seat-pattern-0"
}

/** Cells to light up, e.g. those that explain a refusal. */
export interface Lit {
  cells: readonly string[];
  kind: "refused" | "shown";
}

/** The board as one drawing (SVG) that can be looked at, touched, walked with arrow keys and read aloud. */
export interface BoardProps<Board = unknown, Data = unknown> {
  board: Board;
  moment: Moment & { data: Data };
  /** What led here, to be shown in motion; null: shown at once. `steps` may be several (another's whole turn). */
  steps: readonly Step[];
  /** The moment before `steps`, null without. */
  before: (Moment & { data: Data }) | null;
  seats: readonly SeatLook[];
  /** What may be done next by whoever holds this device; empty when only watching. */
  legal: readonly string[];
  acting: number | null;
  /** The seat that sits at the bottom; the board turns where that means anything. */
  facing: number;
  lit: Lit | null;
  /** The game's own switches, by name (`GameModule.switches`). */
  shown: Readonly<Record<string, boolean>>;
  /** No motion: the person or the system asked for calm, or a replay jumps. */
  calm: boolean;
  /** Small and still, e.g. in a list or in the rulebook: no focus, no touch. */
  still?: boolean;
  /** The person means this action, confirmed: it goes into the draft. */
  onaction: (action: string) => void;
  /** What is in hand would be this action once it is confirmed; null: nothing waits for that. */
  onready?: (action: string | null) => void;
  /** `steps` were shown. */
  ondone?: () => void;
  /** The person tried this action, which is not legal: the shell asks the server why and lights the cells. */
  onrefused: (action: string) => void;
}

/** What belongs to one seat beside its name, clock and points: supplies, what it may still do, its next dice. */
export interface SeatProps<Board = unknown, Data = unknown> {
  board: Board;
  moment: Moment & { data: Data };
  seat: SeatLook;
  /** This turn's tray, e.g. thrown dice, is drawn larger beside the board for the seat to move. */
  acting: boolean;
}

/** Where a seat's points come from, tile by tile; `onlight` lights cells on the board while a row is pointed at. */
export interface ScoreProps<Board = unknown, Data = unknown> {
  board: Board;
  moment: Moment & { data: Data };
  seats: readonly SeatLook[];
  /** Only this seat; null: all, as the sheet at the end of the game. */
  seat: number | null;
  onlight: (cells: readonly string[]) => void;
}

/** One of a game's overlays, with the key of its words. */
export interface Switch {
  name: string;
  words: string;
  initially: boolean;
  /** Whether it is of any use on this board; always, where nothing is said. */
  fits?: (board: unknown) => boolean;
}

/** A sentence to be said in words: a key of the catalogue and its values. */
export interface Spoken {
  key: string;
  values: Record<string, string | number>;
}

export interface GameModule {
  /** Key of the sentence that says how actions are written, and of the one that says how a map is, where there are maps. */
  notation: string;
  /** An action as it is typed, e.g. "c2>d2". */
  example: string;
  mapHint: string | null;
  Board: Component<BoardProps<never, never>>;
  Seat: Component<SeatProps<never, never>>;
  Score: Component<ScoreProps<never, never>>;
  switches: readonly Switch[];
  /** Whether this action wants the seat's "end turn" rather than a touch on the board. */
  ends(action: string): boolean;
  /** A chip's text for an action of the draft, e.g. "c2→d3". */
  chip(action: string): string;
  /** A step as a sentence for the log and for screen readers; `before` is what it was played from, where that is known. */
  spoken(step: Step, seats: readonly SeatLook[], before: Moment | null): Spoken;
  /** What the turn wants next, where a touch on the board is not all there is to say; `tried` actions are in the draft. */
  hint(moment: Moment, tried: number): Spoken | null;
  /** The position in sentences, for who can't see the board. */
  aloud(moment: Moment, board: unknown, seats: readonly SeatLook[]): readonly Spoken[];
}
