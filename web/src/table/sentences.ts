import type { GameModule, SeatLook } from "../game";
import type { AnyEvent, Moment, Result, Step, Table } from "../protocol";
import { say } from "../words/words.svelte";
import { seatName } from "./seat_names";

/** What happened, in sentences, for the log and for screen readers. */
export function eventSentences(
  event: AnyEvent,
  game: GameModule,
  seats: readonly SeatLook[],
  before: Moment | null,
): string[] {
  const name = (seat: number) => seats[seat]?.name ?? "";
  switch (event.type) {
    case "seated":
      return event.who.kind === "open" ? [] : [say("log-seated", { name: seatName(event.who) })];
    case "started":
      return [say("log-started", { name: name(event.first) })];
    case "turn":
      return event.steps.map((step, at) =>
        stepSentence(step, game, seats, at ? event.steps[at - 1]!.moment : before),
      );
    case "thrown":
      return [stepSentence(event.step, game, seats, before)];
    case "take_back_asked":
      return [say("log-take-back-asked", { name: name(event.seat) })];
    case "take_back_answered":
      return [say(event.yes ? "log-take-back-yes" : "log-take-back-no", { name: name(event.seat) })];
    case "taken_back":
      return [say("log-taken-back", { name: name(event.seat) })];
    case "held":
      if (event.resigned) return [say("log-resigned", { name: name(event.seat) })];
      return [say(event.level ? "log-held" : "log-back", { name: name(event.seat), level: event.level })];
    case "waiting":
      return [say("log-waiting", { name: name(event.seat) })];
    case "over":
      return [resultSentence(event.result, seats)];
    case "rematch":
      return [say("log-rematch")];
    case "cancelled":
      return [say("table-cancelled")];
  }
}

/** One action as a sentence. */
export function stepSentence(
  step: Step,
  game: GameModule,
  seats: readonly SeatLook[],
  before: Moment | null,
): string {
  const { key, values } = game.spoken(step, seats, before);
  return say(key, values);
}

/** Who won. */
export function resultSentence(result: Result, seats: readonly SeatLook[]): string {
  return winnersSentence(result.winners, seats);
}

/** Who won, by the seats' names. */
export function winnersSentence(winners: readonly number[], seats: readonly SeatLook[]): string {
  const names = winners.map((seat) => seats[seat]?.name ?? "");
  if (!names.length) return say("result-draw");
  if (names.length === 1) return say("result-one", { name: names[0]! });
  const list = new Intl.ListFormat(document.documentElement.lang).format(names);
  return say("result-several", { names: list });
}

/** Whom the table waits for, in a sentence. */
export function statusSentence(table: Table, seats: readonly SeatLook[]): string {
  if (table.status === "over" && table.result) return resultSentence(table.result, seats);
  if (table.status === "cancelled") return say("table-cancelled");
  if (table.status === "open") return say("table-open");
  const mover = table.moment?.to_move ?? null;
  if (mover === null) return "";
  if (!table.yours.includes(mover)) return say("turn-theirs", { name: seats[mover]?.name ?? "" });
  return table.yours.length > 1 ? say("turn-at-device", { name: seats[mover]?.name ?? "" }) : say("turn-yours");
}
