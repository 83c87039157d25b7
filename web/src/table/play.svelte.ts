import type { GameModule } from "../game";
import { newKey, post } from "../link/api";
import type { Showing } from "../link/fold";
import { LiveTable } from "../link/live.svelte";
import { outbox } from "../link/outbox.svelte";
import { seatLooks } from "../look/seats";
import { person } from "../people/me.svelte";
import type { Table } from "../protocol";
import { seatName } from "./seat_names";
import { Draft } from "./draft.svelte";
import { Stage } from "./stage.svelte";

const FRESH = 500; // milliseconds

/** One table as somebody sits at it or watches it: the table, the draft of the turn, and what the board shows. */
export class Play {
  stage = new Stage();
  live: LiveTable;
  draft: Draft;
  game = $state.raw<GameModule | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.live = new LiveTable(
      id,
      () => person.me?.id ?? "",
      (showings, jump) => this.#show(showings, jump),
    );
    this.draft = new Draft(
      () => this.live.table,
      (before, step) => {
        this.#told = false;
        this.stage.show([{ before, steps: [step], moment: step.moment }], false);
      },
      (moment) => this.stage.show([{ before: null, steps: [], moment }], true),
    );
  }

  readonly table = $derived.by((): Table | null => this.live.table);
  readonly seats = $derived.by(() => seatLooks((this.table?.seats ?? []).map(seatName)));
  /** The turn that is on its way to the server. Once the table has moved on it was received, or comes too late. */
  readonly unsent = $derived.by(() => {
    const turn = outbox.waiting(this.live.id);
    return turn && turn.commit.expected >= (this.table?.n ?? 0) ? turn : undefined;
  });
  /** The turn was ended. Where the server has it, the event that tells of it is still to come. */
  readonly underWay = $derived.by(
    () => this.unsent !== undefined || (outbox.played[this.live.id] ?? 0) > (this.table?.n ?? 0),
  );
  /** The seat whose turn is played on this device now. */
  readonly mine = $derived.by((): number | null => {
    const seat = this.table?.status === "running" ? (this.table.moment?.to_move ?? null) : null;
    const free = seat !== null && this.table?.yours.includes(seat) && !this.#held(seat);
    return free && !this.underWay ? seat : null;
  });
  /** That seat, as long as its turn wants another action. */
  readonly acting = $derived.by(() => (this.draft.moment?.to_move === this.mine ? this.mine : null));
  /** The last action of the turn, where the turn wants one said. */
  readonly ending = $derived.by((): string | null => {
    const game = this.game;
    return (game && this.draft.legal.find((action) => game.ends(action))) ?? null;
  });
  /** Whether the turn can be ended as it stands. */
  readonly canEnd = $derived.by(() => this.mine !== null && (this.draft.complete || this.ending !== null));
  /** The turn has only just come, or what led to it is still shown: a press meant for the one before does not end it. */
  readonly fresh = $derived.by(() => this.#early || this.telling);
  /** The board shows what the table told, rather than one's own step. */
  readonly telling = $derived.by(() => this.#told && !this.stage.still);
  #early = $state(false);
  #told = $state(false);
  /** The seat whose side of the board is nearest. */
  readonly facing = $derived.by((): number => {
    const yours = this.table?.yours ?? [];
    const mover = this.table?.moment?.to_move ?? null;
    return mover !== null && yours.includes(mover) ? mover : (yours[0] ?? 0);
  });

  /** Ends the turn: from here on it is kept until the server has it, also where there is no line just now. */
  async end(): Promise<void> {
    // What was just tried belongs to the turn; where it is refused, the turn goes on.
    if (!(await this.draft.settled()) || !this.canEnd || !this.table) return;
    const actions = [...this.draft.actions];
    if (!this.draft.complete && this.ending) actions.push(this.ending);
    await outbox.send(this.table.id, this.table.n, actions);
  }

  /** Says something about the table, e.g. `say("resign", {seat: 1})`. */
  async say<T>(what: string, body: object = {}): Promise<T> {
    return post<T>(`/tables/${this.live.id}/${what}`, { key: newKey(), ...body });
  }

  #held(seat: number): boolean {
    const who = this.table?.seats[seat];
    return !who || who.held > 0 || who.resigned;
  }

  // What of one's own turn was on the board already, as a draft, is not shown again.
  #show(showings: Showing[], jump: boolean): void {
    this.#early = this.#told = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#early = false), FRESH);
    const opened = this.stage.now === null;
    const drafted = this.draft.actions;
    const before = this.draft.moment;
    this.draft.forget();
    if (opened && this.mine !== null) void this.draft.restore();
    const [first, ...rest] = showings;
    if (!first || !drafted.length || !drafted.every((action, place) => first.steps[place]?.action === action)) {
      return this.stage.show(showings, jump);
    }
    const steps = first.steps.slice(drafted.length);
    if (steps.length) this.stage.show([{ before, steps, moment: first.moment }], jump);
    else this.stage.show([{ before: null, steps: [], moment: first.moment }], true);
    if (rest.length) this.stage.show(rest, jump);
  }
}
