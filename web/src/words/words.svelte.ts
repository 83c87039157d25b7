import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", nl: "Nederlands", de: "Deutsch" };

const SHELF = "shadoof-language";
const SHELL = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

/** The catalogue in the person's language, with the words of every game looked at so far. */
class Words {
  language = $state<Language>(wanted());
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #games = new Set<string>();
  #line: Promise<void> = Promise.resolve();

  /** Fetches the language and says so to the page; one wish after the other, so that the last one stays. */
  use(language: Language): Promise<void> {
    const done = this.#line.then(() => this.#take(language));
    this.#line = done.catch(() => undefined);
    return done;
  }

  async #take(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const files = [SHELL[`./${language}.ftl`], ...[...this.#games].map((game) => GAMES[file(game, language)])];
    for (const words of await Promise.all(files.map(read))) {
      if (words) bundle.addResource(words);
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** As `use`, and remembered on this device. */
  async choose(language: Language): Promise<void> {
    await this.use(language);
    try {
      localStorage.setItem(SHELF, language);
    } catch {
      // Only the remembering is lost.
    }
  }

  /** Adds the words of a game's folder. */
  async addGame(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    read(GAMES[file(game, this.language)])?.catch(() => undefined); // on its way while others still wait
    try {
      await this.use(this.language);
    } catch (trouble) {
      // Asked for again the next time.
      this.#games.delete(game);
      throw trouble;
    }
  }

  /** The sentence of that key with its values put in. */
  say(key: string, values: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle.getMessage(key);
    return message?.value ? this.#bundle.formatPattern(message.value, values) : key;
  }
}

type Load = () => Promise<string>;
// Nothing on the page depends on what is kept here.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const READ = new Map<Load, Promise<FluentResource>>();

// A file is read once, however often the words of another game are added.
function read(load: Load | undefined): Promise<FluentResource> | null {
  if (!load) return null;
  const known = READ.get(load);
  if (known) return known;
  const coming = load().then((text) => new FluentResource(text));
  coming.catch(() => READ.delete(load));
  READ.set(load, coming);
  return coming;
}

function file(game: string, language: Language): string {
  return `../games/${game}/words/${language}.ftl`;
}

function wanted(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(SHELF);
  } catch {
    // Private windows of some browsers refuse.
  }
  const asked = [kept ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((each) => each === asked.find((tag) => LANGUAGES.includes(tag as Language))) ?? "en";
}

export const words = new Words();

/** The sentence of that key in the person's language. */
export function say(key: string, values?: Record<string, FluentVariable>): string {
  return words.say(key, values);
}
