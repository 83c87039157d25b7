/** How the pages look and answer on this device. Theme and keys are remembered; motion follows the system again next time. */
export type Theme = "system" | "light" | "dark";

const SHELF = "shadoof-theme";
const KEYS_SHELF = "shadoof-keys";
const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

class Look {
  theme = $state<Theme>(kept());
  /** The person or the system asked for no motion. */
  calm = $state(stillness.matches);
  /** Single letters act, e.g. `e` ends the turn; who speaks to the device may not want that. */
  keys = $state(read(KEYS_SHELF) !== "off");
  #systemIsDark = $state(darkness.matches);
  dark = $derived(this.theme === "system" ? this.#systemIsDark : this.theme === "dark");

  constructor() {
    darkness.addEventListener("change", () => {
      this.#systemIsDark = darkness.matches;
      this.#apply();
    });
    stillness.addEventListener("change", () => (this.calm = stillness.matches));
    this.#apply();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    write(SHELF, theme);
    this.#apply();
  }

  chooseKeys(on: boolean): void {
    this.keys = on;
    write(KEYS_SHELF, on ? "on" : "off");
  }

  #apply(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }
}

function kept(): Theme {
  const found = read(SHELF);
  return found === "light" || found === "dark" ? found : "system";
}

// Private windows of some browsers keep nothing: then only the remembering is lost.
function read(shelf: string): string | null {
  try {
    return localStorage.getItem(shelf);
  } catch {
    return null;
  }
}

function write(shelf: string, value: string): void {
  try {
    localStorage.setItem(shelf, value);
  } catch {
    return;
  }
}

export const look = new Look();
