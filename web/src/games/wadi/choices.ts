/** What may be done next, sorted by where a finger would go. Knows notation, and no rule. */

export interface Choices {
  builds: ReadonlySet<string>;
  /** Targets by source. */
  pumps: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where the Watchman may be put or moved. */
  stands: ReadonlySet<string>;
  takesBack: boolean;
}

/** What a person has in hand: seen on the board, but not yet in the draft. */
export type Picked =
  | { kind: "build"; cell: string }
  | { kind: "source"; cell: string }
  | { kind: "pump"; from: string; cell: string }
  | { kind: "stand"; cell: string }
  | { kind: "back"; cell: string };

export function choices(legal: readonly string[]): Choices {
  const builds = new Set<string>();
  const stands = new Set<string>();
  const pumps = new Map<string, Set<string>>();
  for (const action of legal) {
    const [from, to] = action.split(">");
    if (from !== undefined && to !== undefined) pumps.set(from, (pumps.get(from) ?? new Set()).add(to));
    else if (action.startsWith("+")) builds.add(action.slice(1));
    else if (action.startsWith("@") && action !== "@-") stands.add(action.slice(1));
  }
  return { builds, stands, pumps, takesBack: legal.includes("@-") };
}

/** The action that what is in hand would be; null for a source, which still wants a target. */
export function actionOf(picked: Picked | null): string | null {
  switch (picked?.kind) {
    case "build":
      return `+${picked.cell}`;
    case "pump":
      return `${picked.from}>${picked.cell}`;
    case "stand":
      return `@${picked.cell}`;
    case "back":
      return "@-";
    default:
      return null;
  }
}

/** Whether what is in hand can still be had. */
export function stillChosen(picked: Picked, { builds, pumps, stands, takesBack }: Choices): boolean {
  switch (picked.kind) {
    case "build":
      return builds.has(picked.cell);
    case "source":
      return pumps.has(picked.cell);
    case "pump":
      return pumps.get(picked.from)?.has(picked.cell) ?? false;
    case "stand":
      return stands.has(picked.cell);
    case "back":
      return takesBack;
  }
}
