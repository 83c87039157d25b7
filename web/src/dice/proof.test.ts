import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { check, commitmentTo, starter, thrown, type Proof } from "./proof";

interface Vectors {
  throws: {
    secret: string;
    commitment: string;
    seeds: string[];
    table: string;
    throw: number;
    dice: number;
    action: string;
  }[];
  lots: { secret: string; seeds: string[]; table: string; first: number }[];
}
const vectors = JSON.parse(readFileSync("../tests/vectors/dice.json", "utf-8")) as Vectors;
const proof = (given: Partial<Proof>): Proof => ({
  commitment: "",
  secret: "",
  seeds: [],
  table: "",
  throws: [],
  ...given,
});

test("the browser throws what the server throws", async () => {
  for (const each of vectors.throws) {
    expect(await thrown(proof(each as never), each.throw, each.dice)).toBe(each.action);
    expect(await commitmentTo(each.secret)).toBe(each.commitment);
  }
});

test("the browser draws the starter that the server draws", async () => {
  for (const each of vectors.lots) expect(await starter(proof(each))).toBe(each.first);
});

test("a changed die and a changed secret are found", async () => {
  const each = vectors.throws[0]!;
  const given = proof({ ...each, throws: [each.throw] } as never);
  const other = each.action === "[11111]" ? "[22222]" : "[11111]";
  expect((await check(given, 0, ["x", each.action])).throws[0]).toMatchObject({ now: each.action });
  expect((await check(given, 0, [other])).throws[0]!.now).not.toBe(other);
  expect((await check({ ...given, secret: `ff${each.secret.slice(2)}` }, 0, [])).committed).toBe(false);
});
