import { newKey, post, randomDigits } from "../link/api";
import { LETTERS } from "../look/seats";
import type { Absence, BoardCard, GameCard, NewTable, Pace, SeatWish, Table, VariantCard } from "../protocol";
import { router } from "../router.svelte";

export type SeatKind = SeatWish["type"];

/** One seat as the form has it. */
export interface SeatPlan {
  kind: SeatKind;
  level: number;
  name: string;
}

/** The absent-player policies by name. */
export type AbsenceKind = Absence["type"];

export const PACES: Record<string, Pace> = {
  none: { type: "none" },
  quick: { type: "real_time", bank: 300, increment: 10 },
  calm: { type: "real_time", bank: 900, increment: 30 },
  days: { type: "correspondence", hours: 72, bank_hours: 72 },
};

/** A table in the making. */
export class Plan {
  seats = $state<SeatPlan[]>([]);
  board = $state("");
  /** A map of one's own, instead of a built-in board; null: a built-in one. */
  map = $state<string | null>(null);
  rules = $state<Record<string, unknown>>({});
  fair = $state(true);
  first = $state(-1);
  pace = $state("none");
  absence = $state<AbsenceKind>("bot");
  after = $state(300);
  listed = $state(false);
  takeBack = $state(true);
  pair = $state(false);

  /** The game, in the language that is spoken now. */
  card = $state.raw() as GameCard;

  constructor(card: GameCard, board: string | undefined, variant?: string) {
    this.card = card;
    this.board = card.boards.some((each) => each.id === board) ? board! : (card.boards[0]?.id ?? "");
    this.choose(card.variants.find((each) => each.name === variant));
    this.resize(Math.max(card.fewest_players, 2));
  }

  /** The rules of a variant; without one, those of the game as it is. */
  choose(variant: VariantCard | undefined): void {
    const plain = Object.fromEntries(this.card.rules.map((rule) => [rule.name, rule.default]));
    this.rules = { ...plain, ...variant?.rules };
  }

  /** Another number of players: new seats are open. */
  resize(players: number): void {
    const fresh = (seat: number): SeatPlan => ({ kind: seat === 0 ? "me" : "open", level: 3, name: "" });
    this.seats = Array.from({ length: players }, (_, seat) => this.seats[seat] ?? fresh(seat));
    if (this.first >= players) this.first = -1;
    if (players !== 2) this.pair = false;
  }

  get boardCard(): BoardCard | undefined {
    return this.map !== null ? undefined : this.card.boards.find((each) => each.id === this.board);
  }

  /** The board's fair head start for so many players, if it was measured. */
  get headStart(): number[] | null {
    const found = this.boardCard?.fair[String(this.seats.length)] as { head_start?: number[] } | undefined;
    return found?.head_start?.some((points) => points > 0) ? found.head_start : null;
  }

  get scenario(): string | null {
    if (!this.card.has_scenarios) return null;
    return this.map ?? this.board;
  }

  request(): NewTable {
    return {
      key: newKey(),
      game: this.card.name,
      seats: this.seats.map(wish),
      scenario: this.scenario,
      rules: $state.snapshot(this.rules),
      fair: this.fair && this.headStart !== null,
      first: this.first < 0 ? null : this.first,
      pace: PACES[this.pace]!,
      absence: this.#absence(),
      listed: this.listed,
      take_back: this.takeBack ? "consent" : "never",
      pair: this.pair,
      seed: randomDigits(32),
    };
  }

  #absence(): Absence {
    if (this.absence === "bot") return { type: "bot", after: this.after, level: 3 };
    return this.absence === "remind" ? { type: "remind", after: this.after } : { type: "wait" };
  }
}

// Who gives no name at this device is called by the seat's letter.
function wish(seat: SeatPlan, number: number): SeatWish {
  switch (seat.kind) {
    case "bot":
      return { type: "bot", level: seat.level };
    case "device":
      return { type: "device", name: seat.name.trim() || LETTERS[number]! };
    default:
      return { type: seat.kind };
  }
}

/** Opens the table and goes there. */
export async function openTable(request: NewTable): Promise<void> {
  router.go({ page: "table", id: (await post<Table>("/tables", request)).id });
}

/** A game for two against the computer, at once. */
export async function playNow(card: GameCard, variant?: string): Promise<void> {
  const plan = new Plan(card, card.boards.find((board) => board.players.includes(2))?.id, variant);
  plan.absence = "wait";
  plan.seats[1]!.kind = "bot";
  await openTable(plan.request());
}

/** A game that goes on from a moment of a record, with these people at the table. */
export async function goOn(
  record: Record<string, unknown>,
  at: number,
  seats: readonly SeatPlan[],
): Promise<void> {
  const game = String(record["game"]);
  await openTable({ key: newKey(), game, seats: seats.map(wish), record, at, seed: randomDigits(32) });
}
