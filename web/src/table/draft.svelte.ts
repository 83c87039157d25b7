import { post, Refusal } from "../link/api";
import type { DraftAnswer, Moment, Refused, Step, Table } from "../protocol";
import { keepDraft, keptDraft } from "./kept_draft";

/** One action of the draft and what the server's rules answered. */
interface Tried {
  step: Step;
  legal: string[];
  complete: boolean;
}

/** A turn in the making. Nothing of it is kept by the server, so stepping back costs nothing. */
export class Draft {
  tried = $state.raw<Tried[]>([]);
  /** Why the last thing tried can't be done. */
  refused = $state.raw<Refused | null>(null);
  trouble = $state.raw<unknown>(null);
  /** What was asked is answered in this order, however long an answer takes. */
  #line: Promise<boolean> = Promise.resolve(true);
  #waiting = 0;
  /** Counts how often the draft was given up: an answer to an older one is of no use. */
  #given = 0;

  constructor(
    readonly table: () => Table | null,
    readonly onstep: (before: Moment, step: Step) => void,
    readonly onback: (moment: Moment) => void,
  ) {}

  get actions(): string[] {
    return this.tried.map((each) => each.step.action);
  }

  /** What may be done next. */
  get legal(): readonly string[] {
    return this.tried.at(-1)?.legal ?? this.table()?.legal ?? [];
  }

  /** Whether this is a whole turn. */
  get complete(): boolean {
    return this.tried.at(-1)?.complete ?? false;
  }

  get moment(): Moment | null {
    return this.tried.at(-1)?.step.moment ?? this.table()?.moment ?? null;
  }

  /** Adds an action where the rules allow it; says whether they did. */
  async add(action: string): Promise<boolean> {
    return this.#inLine(async () => {
      const before = this.moment;
      const table = this.table();
      if (!before || !table) return false;
      const answer = await this.#ask({ actions: [...this.actions, action], after: table.n });
      const step = answer?.refused ? undefined : answer?.steps.at(-1);
      if (!answer || !step) return false;
      this.tried = [...this.tried, { step, legal: answer.legal, complete: answer.complete }];
      keepDraft(table, this.actions);
      this.onstep(before, step);
      return true;
    });
  }

  /** Drafts anew what was drafted before the page was loaded again, as far as that can still be done. */
  async restore(): Promise<void> {
    const table = this.table();
    for (const action of table ? keptDraft(table) : []) {
      if (!(await this.add(action))) return;
    }
  }

  /** Asks why an action can't be done here. */
  async why(action: string): Promise<void> {
    await this.#inLine(async () => (await this.#ask({ actions: this.actions, why: action })) !== null);
  }

  /** Waits for what was asked last; says whether it could be done. */
  async settled(): Promise<boolean> {
    return this.#waiting === 0 || this.#line;
  }

  /** Takes the last action out; one that still waits for its answer is the last. */
  back(): void {
    this.#keep(this.#waiting ? this.tried : this.tried.slice(0, -1));
  }

  /** Takes everything out. */
  reset(): void {
    this.#keep([]);
  }

  /** Forgets the draft without showing anything: the table has moved on. */
  forget(): void {
    this.#giveUp();
    const table = this.table();
    if (this.tried.length && table) keepDraft(table, []);
    this.tried = [];
    this.refused = null;
    this.trouble = null;
  }

  #keep(tried: Tried[]): void {
    this.#giveUp();
    this.tried = tried;
    const table = this.table();
    if (table) keepDraft(table, this.actions);
    this.refused = null;
    this.trouble = null;
    if (this.moment) this.onback(this.moment);
  }

  // A request that hangs holds nobody up once its draft is given up.
  #giveUp(): void {
    this.#given++;
    this.#waiting = 0;
    this.#line = Promise.resolve(true);
  }

  // What is asked of a draft that is given up before its turn comes is not asked any more.
  #inLine(ask: () => Promise<boolean>): Promise<boolean> {
    const given = this.#given;
    this.#waiting++;
    this.#line = this.#line.then(async () => {
      if (given !== this.#given) return false;
      const done = await ask();
      if (given === this.#given) this.#waiting--;
      return done;
    });
    return this.#line;
  }

  async #ask(question: { actions: string[]; after?: number; why?: string }): Promise<DraftAnswer | null> {
    const given = this.#given;
    this.refused = null;
    this.trouble = null;
    try {
      const answer = await post<DraftAnswer>(`/tables/${this.table()!.id}/draft`, question);
      if (given !== this.#given) return null;
      this.refused = answer.refused;
      return answer;
    } catch (trouble) {
      if (given !== this.#given) return null;
      if (trouble instanceof Refusal && trouble.problem.refused) this.refused = trouble.problem.refused;
      else this.trouble = trouble;
      return null;
    }
  }
}
