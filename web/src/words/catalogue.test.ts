import { globSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LANGUAGES = ["en", "nl", "de"];
const FOLDERS = ["src/words", ...globSync("src/games/*/words")];
const SOURCES = globSync("src/**/*.{ts,svelte}").filter(
  (path) => !path.endsWith(".test.ts") && !path.includes("harness"),
);

function catalogue(folder: string, language: string): Map<string, string> {
  const text = readFileSync(`${folder}/${language}.ftl`, "utf-8");
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const keys = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
  const values = (key: string) =>
    new Set([...messageText(text, key).matchAll(/\$(\w+)/g)].map(([, name]) => name));
  return new Map(keys.map((key) => [key, [...values(key)].sort().join(" ")]));
}

function messageText(text: string, key: string): string {
  const from = text.indexOf(`\n${key} =`) < 0 ? 0 : text.indexOf(`\n${key} =`) + 1;
  const next = text.slice(from + 1).search(/\n(?=[a-z#])/);
  return next < 0 ? text.slice(from) : text.slice(from, from + 1 + next);
}

describe.each(FOLDERS)("%s", (folder) => {
  const english = catalogue(folder, "en");
  test.each(LANGUAGES)("says everything in %s, with the same values", (language) => {
    expect(Object.fromEntries(catalogue(folder, language))).toEqual(Object.fromEntries(english));
  });
});

// What a source may name: a key as it stands, or one whose end is put together, e.g. `link-${state}`.
const CODE = SOURCES.map((path) => readFileSync(path, "utf-8")).join("\n");
const NAMED = new Set([...CODE.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]/g)].map(([, key]) => key!));
const BUILT = [...CODE.matchAll(/[`"]([a-z][a-z0-9-]*-)\$\{[^}]*\}((?:-[a-z0-9]+)*)/g)].map(
  ([, head, tail]) => new RegExp(`^${head}.+${tail}$`),
);

test("no sentence of the catalogue is unused", () => {
  const keys = FOLDERS.flatMap((folder) => [...catalogue(folder, "en").keys()]);
  expect(keys.filter((key) => !NAMED.has(key) && !BUILT.some((pattern) => pattern.test(key)))).toEqual([]);
});

test("no sentence that a component asks for is missing", () => {
  const keys = new Set(FOLDERS.flatMap((folder) => [...catalogue(folder, "en").keys()]));
  const asked = [...CODE.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, key]) => key!);
  const chosen = [...CODE.matchAll(/\bsay\([^;{}]*?\? "([a-z-]+)" : "([a-z-]+)"/g)].flatMap(([, one, other]) => [
    one!,
    other!,
  ]);
  expect([...asked, ...chosen].filter((key) => !keys.has(key))).toEqual([]);
});

test("no component has text of its own", () => {
  const found: string[] = [];
  for (const path of SOURCES.filter((each) => each.endsWith(".svelte"))) {
    const markup = readFileSync(path, "utf-8")
      .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
      .replace(/<svelte:head>[\s\S]*?<\/svelte:head>/g, "");
    const bare = withoutBraces(markup).replace(/<(?:[^>"]|"[^"]*")*>/g, "\n");
    const own = withoutBraces(markup).matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*[a-z]{2}[^"]*)"/gi);
    for (const text of [...bare.split("\n"), ...[...own].map(([, words]) => words!)]) {
      if (/\p{L}{2}/u.test(text) && text.trim() !== "Shadoof") found.push(`${path}: ${text.trim()}`);
    }
  }
  expect(found).toEqual([]);
});

// What stands in braces is code.
function withoutBraces(markup: string): string {
  let depth = 0;
  let text = "";
  for (const letter of markup) {
    if (letter === "{") depth++;
    else if (letter === "}") depth--;
    else if (!depth) text += letter;
  }
  return text;
}
