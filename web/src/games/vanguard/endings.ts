/** How an exploration can end, and what decided it. */
import type { GameEvent } from "../../wire/types";

/** How it ended, by the words of the results: home with everything done, home without, fetched, or nobody left. */
export function titleOf(ending: string, won: boolean): string {
  if (won) return "web-vanguard-ended-won";
  return ["lift-off", "evacuation", "nobody", "aborted"].includes(ending) ? `web-vanguard-ended-${ending}` : "web-vanguard-ended-lost";
}
// texts: web-vanguard-ended-lift-off, web-vanguard-ended-evacuation, web-vanguard-ended-nobody, web-vanguard-ended-aborted

/** Why it ended where nobody had decided so; null where the title says all. */
export const whyOf = (ending: string): string | null => (["evacuation", "aborted", "nobody"].includes(ending) ? `web-vanguard-ending-why-${ending}` : null);
// texts: web-vanguard-ending-why-evacuation, web-vanguard-ending-why-aborted, web-vanguard-ending-why-nobody

// What a replay is counted in; texts: web-vanguard-replay-place, web-vanguard-replay-turn-back, web-vanguard-replay-turn-on

const WEIGHTS: Record<string, number> = {
  "exploration-over": 10, died: 8, "mission-completed": 6, "mission-failed": 6, "unique-found": 4, discovered: 3,
  "threat-appeared": 4, "threat-banished": 4, injured: 2, "condition-changed": 2, "rank-up-completed": 4,
}; // prettier-ignore

/** How much an event has decided, in hindsight. */
export const turningWeight = ({ kind }: GameEvent): number | null => WEIGHTS[kind] ?? null;
