import { expect, test } from "vitest";

import { seatLooks } from "./seats";

test("six seats have six letters, six colours and six patterns", () => {
  const looks = seatLooks(["a", "b", "c", "d", "e", "f"]);
  for (const field of ["letter", "colour", "pattern"] as const) {
    expect(new Set(looks.map((look) => look[field])).size).toBe(6);
  }
});
