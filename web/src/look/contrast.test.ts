import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

const CSS = readFileSync("src/look/tokens.css", "utf-8");

function tokens(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]),
  );
}
const [light = "", dark = ""] = CSS.split('[data-theme="dark"]');
const THEMES = { light: tokens(light), dark: { ...tokens(light), ...tokens(dark) } };

// WCAG 2.2: relative luminance and contrast ratio.
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

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
