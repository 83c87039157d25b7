import { expect, test } from "vitest";

import { actionsIn } from "./typed";

test("a typed line is cut into actions, whatever stands between them", () => {
  expect(actionsIn("+c3 c2>d2 .")).toEqual(["+c3", "c2>d2", "."]);
  expect(actionsIn(" C2→D2, +c3;.")).toEqual(["c2>d2", "+c3", "."]);
  expect(actionsIn("c2 -> d2 f10-e10")).toEqual(["c2>d2", "f10>e10"]);
  expect(actionsIn("@- @c3")).toEqual(["@-", "@c3"]);
  expect(actionsIn("   ")).toEqual([]);
});
