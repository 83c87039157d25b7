/** Light, dark, or as the device has it; remembered on this device. */
export type Theme = "system" | "light" | "dark";

const SHELF = "shadoof-theme";
const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

class Look {
  theme = $state<Theme>(kept());
  /** The person or the system asked for no motion. */
  calm = $state(stillness.matches);
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
    try {
      localStorage.setItem(SHELF, theme);
    } catch {
      // Only the remembering is lost.
    }
    this.#apply();
  }

  #apply(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }
}

function kept(): Theme {
  try {
    const found = localStorage.getItem(SHELF);
    return found === "light" || found === "dark" ? found : "system";
  } catch {
    return "system";
  }
}

export const look = new Look();
