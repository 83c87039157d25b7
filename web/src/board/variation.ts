/** Small differences between things of a kind, the same on every device and after every reload. */

/** A number from 0 up to 1 that belongs to this name, e.g. "c2" or "c2 pebble". */
export function variation(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
