import type { SeatLook } from "../game";

/** The seats' letters in the order of the table. */
export const LETTERS = "ABCDEF";

/** How the seats look: a colour, a letter and a pattern each, in the order of the table. */
export function seatLooks(names: readonly string[]): SeatLook[] {
  // Two computers of one level, or two people called alike, are told apart by their letters.
  const shared = (name: string): boolean => name !== "" && names.indexOf(name) !== names.lastIndexOf(name);
  return names.map((name, seat) => ({
    seat,
    letter: LETTERS[seat] ?? "?",
    name: shared(name) ? `${name} (${LETTERS[seat]})` : name,
    colour: `var(--seat-${seat})`,
    pattern: `seat-pattern-${seat}`,
  }));
}
