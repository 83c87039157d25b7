import { say } from "../words/words.svelte";

/** Time left as people read it: "2 days 3 h", "1:04:09", "4:09", and tenths at the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return say("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  if (seconds < 10) return `0:${two(seconds)}.${Math.floor(milliseconds / 100) % 10}`;
  return `${minutes}:${two(seconds % 60)}`;
}
