/** The colours that style sheets give to names, and how far two of them stand apart, for the tests that hold them to it. */

/** The names and their values in these sheets, in the light theme or the dark one, which overrides some. */
export function colours(sheets: readonly string[], dark: boolean): Record<string, string> {
  const blocks = sheets.flatMap((sheet) => {
    const [light = "", night = ""] = sheet.split('[data-theme="dark"]');
    return dark ? [light, night] : [light];
  });
  return Object.fromEntries(
    blocks.flatMap((block) =>
      [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!] as const),
    ),
  );
}

/** WCAG 2.2: the contrast ratio of two colours such as "#f4ebda", from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
