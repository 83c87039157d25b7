import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { colours, contrast } from "./contrast";

const SHEETS = [readFileSync("src/look/tokens.css", "utf-8")];
const THEMES = { light: colours(SHEETS, false), dark: colours(SHEETS, true) };

const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
const TEXT: [string, string][] = [
  ...["ink", "ink-soft", "accent-strong", "bad", "good"].flatMap((ink): [string, string][] =>
    ["page", "card", "sunk"].map((ground): [string, string] => [ink, ground]),
  ),
  ["ink", "note-sunk"],
  ["ink-soft", "note-sunk"],
  ["accent-strong", "note-sunk"],
  ["ink", "bad-sunk"],
  ["accent-strong", "bad-sunk"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ...SEATS.map((seat): [string, string] => ["on-seat", seat]),
];
const SHAPES: [string, string][] = [
  ...["page", "card", "sunk"].flatMap((ground): [string, string][] => [
    ["line-strong", ground],
    ["focus", ground],
    ...SEATS.map((seat): [string, string] => [seat, ground]),
  ]),
];

describe.each(Object.entries(THEMES))("in the %s theme", (_, theme) => {
  test.each(TEXT)("%s can be read on %s (4.5 to 1)", (ink, ground) => {
    expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SHAPES)("%s can be seen on %s (3 to 1)", (shape, ground) => {
    expect(contrast(theme[shape]!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
