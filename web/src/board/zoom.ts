/** How a board is looked at: so many times its size, and moved by so much, in pixels of the window it is seen through. */

export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 4;

/** Closer by `factor`, with what is under `spot` staying there. */
export function zoomed(view: View, factor: number, spot: Spot, size: Size): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), CLOSEST);
  const grown = scale / view.scale;
  return kept({ scale, x: spot.x - (spot.x - view.x) * grown, y: spot.y - (spot.y - view.y) * grown }, size);
}

/** Moved, but never so far that the board leaves its window. */
export function moved(view: View, by: Spot, size: Size): View {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}

/** The view in which `spot` of the whole board lies as near to the window's middle as it can. */
export function closeTo(spot: Spot, scale: number, size: Size): View {
  return kept({ scale, x: size.width / 2 - spot.x * scale, y: size.height / 2 - spot.y * scale }, size);
}

/** Where a spot of the window lies on the whole board. */
export function onBoard(view: View, spot: Spot): Spot {
  return { x: (spot.x - view.x) / view.scale, y: (spot.y - view.y) / view.scale };
}

function kept(view: View, size: Size): View {
  const between = (value: number, length: number): number =>
    Math.min(0, Math.max(value, length - length * view.scale));
  return { scale: view.scale, x: between(view.x, size.width), y: between(view.y, size.height) };
}
