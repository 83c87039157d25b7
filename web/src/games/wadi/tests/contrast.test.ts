import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { colours, contrast } from "../../../look/contrast";

const SHEETS = ["src/look/tokens.css", "src/games/wadi/palette.css"].map((path) => readFileSync(path, "utf-8"));

const TEXT: [string, string][] = [
  ["w-rim-ink", "w-rim"],
  ["w-rim-ink", "w-bed"], // a river runs out under the coordinates
];
const MARKS: [string, string][] = [
  ...["w-sign", "w-choice", "w-wrong", "w-shown"].map((mark): [string, string] => [mark, "w-bed"]),
  ...["w-sand", "w-sand-deep"].flatMap((ground) =>
    [
      ...["w-choice", "w-wrong", "w-shown", "w-clay-deep or w-clay-lit", "w-water-deep or w-water-lit"],
      ...["seat-0", "seat-1", "seat-2", "seat-3"],
    ].map((mark): [string, string] => [mark, ground]),
  ),
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
