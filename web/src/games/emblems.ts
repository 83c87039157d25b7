/** A small picture for each game and each of its variants: `games/<name>/emblems/<name or variant>.svg`. */
const FOUND = import.meta.glob<string>("./*/emblems/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

/** The address of the picture; null where there is none. */
export function emblem(game: string, variant?: string): string | null {
  return FOUND[`./${game}/emblems/${variant ?? game}.svg`] ?? null;
}
