/** What a person has in hand: seen on the board, but not yet in the draft. */

/** Lets go by itself once the seat that took it no longer acts, or what it took is no longer to be had. */
export class Held<What> {
  #taken = $state.raw<{ by: number | null; what: What } | null>(null);
  #acting: () => number | null;
  #fits: (what: What) => boolean;

  constructor(acting: () => number | null, fits: (what: What) => boolean) {
    this.#acting = acting;
    this.#fits = fits;
    $effect(() => {
      if (this.#taken && this.what === null) this.#taken = null;
    });
  }

  // Read when it is asked for: a touch that ends the board's motion is answered before any effect runs.
  readonly what = $derived.by((): What | null => {
    const taken = this.#taken;
    return taken && taken.by === this.#acting() && this.#fits(taken.what) ? taken.what : null;
  });

  take(what: What | null): void {
    this.#taken = what === null ? null : { by: this.#acting(), what };
  }
}
