import type { SeatLook } from "../game";

const LETTERS = "ABCDEF";

/** How the seats look: a colour, a letter and a pattern each, in the order of the table. */
export function seatLooks(names: readonly string[]): SeatLook[] {
  return names.map((name, seat) => ({
    seat,
    letter: LETTERS[seat] ?? "?",
    name,
    colour: `var(--seat-${seat})`,
    pattern: `seat-pattern-${seat}`,
  }));
}
