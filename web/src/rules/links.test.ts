import { expect, test } from "vitest";

import { withLinks } from "./links";

test("a rule's text links to the rules that it names, and to no others", () => {
  const parts = withLinks("A step (W30), not X99.", new Set(["W30"]));
  expect(parts.map((part) => part.text).join("")).toBe("A step (W30), not X99.");
  expect(parts.filter((part) => part.rule)).toEqual([{ text: "W30", rule: "W30" }]);
});

test("a rule that is a word is linked to, and other words in capitals are not", () => {
  const parts = withLinks("As in NOTATION, e.g. in SVG.", new Set(["NOTATION"]));
  expect(parts.filter((part) => part.rule)).toEqual([{ text: "NOTATION", rule: "NOTATION" }]);
});
