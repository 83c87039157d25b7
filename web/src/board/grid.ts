/** A board's cells as they are touched, walked and read out. */

/** A part of the plane that a board is drawn on. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface GridCell {
  cell: string; // e.g. "c2"
  column: number; // from 1, for screen readers
  outline: string; // an SVG path
}

export interface CellGridProps {
  rows: readonly (readonly GridCell[])[];
  words: string;
  label: (cell: string) => string;
  /** The cell in hand. */
  picked: string | null;
  /** Cells where something can be done now. */
  lively: ReadonlySet<string>;
  /** The cell that Tab leads to first. */
  first?: string;
  /** Where a key leads from a cell; null: nowhere. */
  walk: (cell: string, key: string) => string | null;
  ontap: (cell: string) => void;
  onpoint: (cell: string | null) => void;
  onfocus: (cell: string | null) => void;
  onescape: () => void;
}
