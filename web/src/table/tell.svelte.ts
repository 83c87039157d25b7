import type { Play } from "./play.svelte";

/** Says things about the table, and keeps what went wrong with the last one. */
export class Teller {
  #trouble = $state.raw<{ n: number; reason: unknown } | null>(null);

  constructor(readonly play: () => Play) {}

  /** What went wrong, until the table has moved on. */
  get trouble(): unknown {
    return this.#trouble?.n === this.#n ? this.#trouble?.reason : null;
  }

  get #n(): number {
    return this.play().table?.n ?? 0;
  }

  async tell(what: string, body: object = {}): Promise<void> {
    this.#trouble = null;
    try {
      await this.play().say(what, body);
    } catch (reason) {
      this.#trouble = { n: this.#n, reason };
    }
  }
}
