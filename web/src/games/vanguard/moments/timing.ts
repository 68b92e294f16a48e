/** How long each event is shown, in ms at normal speed, and what is heard with it. What is not listed only goes to the log. */
import type { Sound } from "../../../kit/drawings";
import type { GameEvent } from "../../../wire/types";

const TIMES: Record<string, number> = {
  travels: 300, arrived: 620, "poi-placed": 700, marked: 450, opened: 500, shut: 500, "lander-moved": 700, touchdown: 900,
  "threat-moved": 620, "threat-spread": 500, "threat-attacks": 900, "threat-banished": 900, "token-placed": 450, "token-moved": 500,
  "event-revealed": 1600, "condition-changed": 1200, "time-advanced": 380, "mission-revealed": 1300, "mission-completed": 1500, "mission-failed": 1500,
  injured: 1300, died: 1500, discovered: 1400, "unique-found": 1500, "round-begun": 600, "turn-begun": 350, "rank-up-completed": 1300,
  "check-begun": 500, assisted: 350, rolled: 1100, rerolled: 900, "die-turned": 450, combo: 600, "dice-paid": 400, "row-marked": 800,
  "injury-strikes": 700, danger: 800, "track-moved": 500, result: 900,
  spent: 260, refreshed: 260, sacrificed: 450, exerted: 500, "exploration-over": 1800,
}; // prettier-ignore

export const duration = ({ kind }: GameEvent): number => TIMES[kind] ?? 0;

const SOUNDS: [RegExp, Sound][] = [
  [/rolled|rerolled|check-begun/, "dice"],
  [/touchdown|opened|shut|lander|lift-off/, "door"],
  [/event-revealed|threat-appeared|condition-changed|time-advanced/, "pulse"],
  [/injured|died|threat-attacks|sacrificed/, "strike"],
  [/arrived|drew|marked|placed|discovered|found|spent|refreshed/, "token"],
];

export const sound = (event: GameEvent): Sound | null => SOUNDS.find(([pattern]) => pattern.test(event.kind))?.[1] ?? null;
