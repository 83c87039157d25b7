import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

const SHEETS = ["src/look/tokens.css", "src/games/wabanti/palette.css"].map((path) => readFileSync(path, "utf-8"));

function colours(dark: boolean): Record<string, string> {
  const blocks = SHEETS.flatMap((sheet) => {
    const [light = "", night = ""] = sheet.split('[data-theme="dark"]');
    return dark ? [light, night] : [light];
  });
  return Object.fromEntries(
    blocks.flatMap((block) =>
      [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!] as const),
    ),
  );
}

// WCAG 2.2: relative luminance and contrast ratio.
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const TEXT: [string, string][] = [
  ["b-field-ink", "b-field"],
  ["b-pip", "b-die"],
];
const MARKS: [string, string][] = [
  ...["b-choice", "b-wrong", "b-shown"].map((mark): [string, string] => [mark, "b-field"]),
  ...[0, 1, 2, 3, 4, 5].map((seat): [string, string] => [`seat-${seat}`, "b-field"]),
  ["b-hole", "b-brass"],
  ["b-brass-deep or b-brass", "b-field"],
  ["b-die", "b-felt"],
];

describe.each([
  ["light", colours(false)],
  ["dark", colours(true)],
])("on the %s board", (_, theme) => {
  test.each(TEXT)("%s can be read on %s (4.5 to 1)", (ink, ground) => {
    expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(MARKS)("%s can be seen on %s (3 to 1)", (mark, ground) => {
    // Of a mark with two edges, a dark and a light one, the better one counts.
    const best = Math.max(...mark.split(" or ").map((edge) => contrast(theme[edge]!, theme[ground]!)));
    expect(best).toBeGreaterThanOrEqual(3);
  });
});
