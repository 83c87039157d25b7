import { get } from "../link/api";
import type { GameCard } from "../protocol";
import { words } from "../words/words.svelte";

/** What can be played, in the person's language; asked once a language. */
class Cards {
  all = $state.raw<GameCard[]>([]);
  #language = "";
  #coming: Promise<void> | null = null;

  /** Fetches the cards unless they are there. */
  async load(): Promise<void> {
    if (this.#language === words.language) return this.#coming ?? undefined;
    this.#language = words.language;
    this.#coming = get<GameCard[]>("/games").then((cards) => {
      this.all = cards;
    });
    return this.#coming.catch((trouble: unknown) => {
      this.#language = "";
      throw trouble;
    });
  }

  /** What people call a game by these rules: its own title, or that of the variant it is. */
  title(name: string, rules: Readonly<Record<string, unknown>>): string {
    const card = this.find(name);
    const variant = card?.variants.find((each) =>
      Object.entries(each.rules).every(([rule, value]) => rules[rule] === value),
    );
    return variant?.title ?? card?.title ?? "";
  }

  find(name: string): GameCard | undefined {
    return this.all.find((card) => card.name === name);
  }
}

export const cards = new Cards();
