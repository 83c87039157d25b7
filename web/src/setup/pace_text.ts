import type { Pace } from "../protocol";
import { say } from "../words/words.svelte";

/** How fast a table is played, in a few words. */
export function paceSentence(pace: Pace): string {
  switch (pace.type) {
    case "none":
      return say("pace-none");
    case "real_time":
      return say("pace-real-time", { minutes: Math.round(pace.bank / 60), seconds: pace.increment });
    case "correspondence": {
      const turn =
        pace.hours % 24 === 0
          ? say("pace-days", { days: pace.hours / 24 })
          : say("pace-hours", { hours: pace.hours });
      const days = Math.round((pace.bank_hours ?? 0) / 24);
      return days ? say("pace-reserve", { pace: turn, days }) : turn;
    }
  }
}
