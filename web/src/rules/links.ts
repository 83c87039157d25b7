/** A piece of a rule's text; with `rule`, it is a link to that one. */
export interface Part {
  text: string;
  rule: string | null;
}

/** Cuts a paragraph where it names other rules: "as in W30 (see G2)". */
export function withLinks(paragraph: string, known: ReadonlySet<string>): Part[] {
  return paragraph
    .split(/\b([A-Z]\d{1,3}|[A-Z]{3,})\b/)
    .map((text, place) => ({ text, rule: place % 2 && known.has(text) ? text : null }))
    .filter((part) => part.text);
}
