import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { colours, contrast } from "../../../look/contrast";

const SHEETS = ["src/look/tokens.css", "src/games/wabanti/palette.css"].map((path) => readFileSync(path, "utf-8"));

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
  ["light", colours(SHEETS, false)],
  ["dark", colours(SHEETS, true)],
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
