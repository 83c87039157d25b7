/** A whole number as it is printed: with a minus, not a hyphen. */
export function figure(value: number | undefined): string {
  return String(value ?? "").replace("-", "−");
}
