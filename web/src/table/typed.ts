/** The actions in a typed line. Arrows and hyphens that people type for `>` are taken for it. */
export function actionsIn(line: string): string[] {
  return line
    .toLowerCase()
    .replace(/(\w)\s*(?:->|→|>|–|-)\s*(\w)/g, "$1>$2")
    .split(/[\s,;]+/)
    .filter(Boolean);
}
