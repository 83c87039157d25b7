import type { Seat } from "../protocol";
import { say } from "../words/words.svelte";

/** How a seat is called: the person's name, the computer's level, or that it is free. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return say("seat-open");
  if (seat.kind === "bot") return say("seat-bot", { level: seat.level });
  return seat.name;
}
