/** What a tap means. There are no modes: the cell and what is in hand say it all, as far as it is legal. */

import { actionOf, type Choices, type Picked } from "./choices";
import type { TableData } from "./data";
import { around, type Ground } from "./ground";

export interface Hand {
  ground: Ground;
  table: TableData;
  phase: string;
  choices: Choices;
  picked: Picked | null;
  /** The seat that acts on this device; null when only watching. */
  acting: number | null;
  /** Cells are drawn large enough for a tap on a target to be meant. */
  sure: boolean;
}

export interface Outcome {
  picked: Picked | null;
  /** This goes into the draft. */
  act?: string;
  /** This is not legal, and the person may want to know why. */
  ask?: string;
}

/** What follows from a tap on the cell. */
export function tap(cell: string, hand: Hand): Outcome {
  const { choices, picked, acting } = hand;
  const meant = actionOf(picked);
  if (picked?.cell === cell && meant) return { picked: null, act: meant };
  if (picked?.cell === cell) return { picked: null };
  if (picked?.kind === "source" || picked?.kind === "pump") {
    const from = picked.kind === "source" ? picked.cell : picked.from;
    if (from === cell) return { picked: { kind: "source", cell } };
    if (choices.pumps.get(from)?.has(cell)) {
      return hand.sure ? { picked: null, act: `${from}>${cell}` } : { picked: { kind: "pump", from, cell } };
    }
  }
  const found = pick(cell, hand);
  if (found) return { picked: found };
  if (acting === null) return { picked: null };
  const ask = refusedAction(cell, hand);
  return ask ? { picked, ask } : { picked: null };
}

function pick(cell: string, { choices, table, acting }: Hand): Picked | null {
  if (choices.pumps.has(cell)) return { kind: "source", cell };
  if (choices.builds.has(cell)) return { kind: "build", cell };
  if (choices.stands.has(cell)) return { kind: "stand", cell };
  const own = acting === null ? null : table.seats[acting]?.watchman;
  return own === cell && choices.takesBack ? { kind: "back", cell } : null;
}

// The action that the tap would have been; the server then says why it is not legal.
function refusedAction(cell: string, { ground, table, phase, picked, acting }: Hand): string | null {
  const tile = ground.byCell.get(cell);
  if (!tile) return null;
  if (phase === "guard" && acting !== null && table.seats[acting]?.watchman === cell) return "@-";
  if (phase === "guard" || phase === "place") return `@${cell}`;
  if (picked?.kind === "source") return `${picked.cell}>${cell}`;
  const discs = new Set(table.discs);
  if (discs.has(cell) || table.water[cell]) {
    const target = around(ground, cell).find((other) => other.reservoirs > 0 && !discs.has(other.cell));
    return target ? `${cell}>${target.cell}` : null;
  }
  // Who taps a shadoof wants to see its reach.
  if (table.seats.some((seat) => seat.shadoofs.includes(cell))) return null;
  return `+${cell}`;
}
