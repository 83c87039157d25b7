import { ask, get, post } from "../link/api";
import type { Me, RecoveryLink } from "../protocol";
import { words, type Language } from "../words/words.svelte";

const SOON = 1500; // milliseconds

/** Who sits at this browser. The server makes a guest of whoever is nobody yet. */
class Person {
  me = $state.raw<Me | null>(null);
  #coming: Promise<Me> | null = null;
  #wishes = 0;

  /** Who this is; asked once. */
  async meet(): Promise<Me> {
    this.#coming ??= get<Me>("/me").catch((trouble: unknown) => {
      this.#coming = null;
      throw trouble;
    });
    this.me = await this.#coming;
    return this.me;
  }

  /** Asks anew who this is. Somebody else now, the page begins anew: what it holds was another one's. */
  async meetAgain(): Promise<void> {
    const before = this.me?.id;
    this.#coming = null;
    const { id } = await this.meet();
    if (before !== undefined && id !== before) location.reload();
  }

  /** Ends this person in every other browser. */
  async endElsewhere(): Promise<void> {
    await post("/me/elsewhere");
  }

  async rename(name: string): Promise<void> {
    this.me = await ask<Me>("PATCH", "/me", { name });
  }

  /** The page changes, and the server's sentences with it: it is told first, since pages ask for them anew at once. */
  async speak(language: Language): Promise<void> {
    const wish = ++this.#wishes;
    const told = ask<Me>("PATCH", "/me", { language }).then((me) => (this.me = me));
    // Without a line the page itself changes all the same, soon.
    await Promise.race([told.catch(() => undefined), new Promise((soon) => setTimeout(soon, SOON))]);
    if (wish === this.#wishes) await words.choose(language);
    await told;
  }

  /** An address that makes another browser this person. */
  async recoveryLink(): Promise<string> {
    return new URL((await post<RecoveryLink>("/me/recovery")).path, location.origin).href;
  }

  /** Becomes the person of that link. */
  async recover(secret: string): Promise<void> {
    this.me = await post<Me>("/recover", { secret });
    this.#coming = Promise.resolve(this.me);
  }
}

export const person = new Person();
