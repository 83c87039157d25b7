/** How fingers, wheel and keys look at a board: closer, moved about, whole again. None of it ever acts. */

import { closeTo, moved, onBoard, WHOLE, zoomed, type Size, type Spot, type View } from "./zoom";

const SLIP = 8; // pixels that a finger may move in a tap
const KEYS: Readonly<Record<string, number>> = { "+": 1.5, "-": 1 / 1.5 };

type At = { clientX: number; clientY: number };

export class Gestures {
  view = $state<View>(WHOLE);
  size = $state<Size>({ width: 0, height: 0 });
  /** Fingers are moving the board just now. */
  moving = $state(false);
  /** A finger touched last, rather than a mouse or keys. */
  touching = $state(false);
  /** The tap that looks closer is still under way. */
  nearing = $state(false);

  #frame: () => HTMLElement | undefined;
  #fingers: { id: number; spot: Spot }[] = [];
  #slipped = false;

  constructor(frame: () => HTMLElement | undefined) {
    this.#frame = frame;
  }

  down(event: PointerEvent): void {
    this.touching = event.pointerType !== "mouse";
    this.nearing = false;
    if (this.#fingers.length === 0) this.#slipped = false;
    if (this.touching) this.#fingers.push({ id: event.pointerId, spot: this.#spot(event) });
  }

  move(event: PointerEvent): void {
    const finger = this.#fingers.find(({ id }) => id === event.pointerId);
    if (!finger) return;
    const before = finger.spot;
    const now = this.#spot(event);
    const other = this.#fingers.find((each) => each !== finger)?.spot;
    if (!other && !this.#slipped && apart(now, before) < SLIP) return;
    this.#slipped = true;
    finger.spot = now;
    if (!other && this.view.scale === 1) return;
    this.moving = true;
    if (other) {
      const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.view = zoomed(this.view, apart(now, other) / apart(before, other), between, this.size);
    }
    const part = other ? 0.5 : 1;
    this.view = moved(this.view, { x: (now.x - before.x) * part, y: (now.y - before.y) * part }, this.size);
  }

  up(event: PointerEvent): void {
    this.#fingers = this.#fingers.filter(({ id }) => id !== event.pointerId);
    if (this.#fingers.length === 0) this.moving = false;
  }

  /** Drops the click that follows where a finger moved; a tap on cells too small for a finger looks `closer`, too. */
  click(event: MouseEvent, closer: number | null): void {
    if (this.#slipped) {
      event.stopPropagation();
      event.preventDefault();
      this.#slipped = false;
    } else if (this.touching && event.detail > 0 && closer && this.view.scale === 1) {
      // The tap itself goes on to the cell, which picks and does not act while `nearing`.
      this.nearing = true;
      this.view = closeTo(onBoard(this.view, this.#spot(event)), closer, this.size);
    }
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.view = zoomed(this.view, Math.exp(-event.deltaY / 120), this.#spot(event), this.size);
  }

  key(event: KeyboardEvent): void {
    this.touching = false;
    const factor = KEYS[event.key];
    if (factor && !event.ctrlKey && !event.metaKey) this.view = zoomed(this.view, factor, this.#middle, this.size);
  }

  /** Keeps what has the focus in sight. */
  focus(event: FocusEvent): void {
    if (this.view.scale === 1 || this.touching || !(event.target instanceof Element)) return;
    const box = event.target.getBoundingClientRect();
    const spot = this.#spot({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
    this.view = closeTo(onBoard(this.view, spot), this.view.scale, this.size);
    this.#frame()?.scrollTo(0, 0);
  }

  /** Shows the whole board. */
  whole(): void {
    this.view = WHOLE;
  }

  /** The button: closer from the whole board, and back to it. */
  toggle(): void {
    this.view = this.view.scale > 1 ? WHOLE : zoomed(this.view, 2, this.#middle, this.size);
  }

  get #middle(): Spot {
    return { x: this.size.width / 2, y: this.size.height / 2 };
  }

  #spot({ clientX, clientY }: At): Spot {
    const box = this.#frame()?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  }
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
