import type { Play } from "./play.svelte";

/** Says things about the table, and keeps what went wrong with the last one. */
export class Teller {
  trouble = $state.raw<unknown>(null);

  constructor(readonly play: () => Play) {}

  async tell(what: string, body: object = {}): Promise<void> {
    this.trouble = null;
    try {
      await this.play().say(what, body);
    } catch (reason) {
      this.trouble = reason;
    }
  }
}
