/** Where the pips of a die lie, in thirds from its middle. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Which of the thrown dice are used, in the order they lie: each unused number is one that still lies there. */
export function tray(thrown: readonly number[], unused: readonly number[]): { number: number; used: boolean }[] {
  const left = [...unused];
  const found = [...thrown].reverse().map((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return { number, used: at < 0 };
  });
  return found.reverse();
}
