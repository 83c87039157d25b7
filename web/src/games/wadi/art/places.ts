/** Where things stand on a tile, from its middle. Basins keep to the east, so that a shadoof's foot hides none. */

export interface Basin {
  x: number;
  y: number;
  radius: number;
}

export const BASINS: Readonly<Record<number, readonly Basin[]>> = {
  1: [{ x: 8, y: 2, radius: 20 }],
  2: [
    { x: 0, y: -15, radius: 16.5 },
    { x: 19, y: 20, radius: 16.5 },
  ],
  3: [
    { x: -1, y: -19, radius: 14.5 },
    { x: 28, y: -1, radius: 14.5 },
    { x: 4, y: 24, radius: 14.5 },
  ],
};

/** The plate with the owner's letter at a shadoof's foot. */
export const FOOT = { x: -28, y: 28, radius: 18 };
