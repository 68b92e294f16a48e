/** How long each event is shown, in ms at normal speed. What is not listed only goes to the log. */
import type { GameEvent } from "../../../wire/types";

const STEP = 180; // of a walk, for each square
const TIMES: Record<string, number> = {
  turned: 260, entered: 420, landed: 500, left: 600, placed: 260, pushed: 380, "break-away": 300,
  attacked: 1900, rerolled: 1300, paired: 2300, soaked: 900, wounded: 900, crippled: 900, eliminated: 1400, destroyed: 800,
  healed: 600, recharged: 500, "piece-destroyed": 700, deployed: 600, detonated: 800, blast: 800, template: 800, "device-flames": 800,
  "door-opened": 500, "door-closed": 500, "door-locked": 500, unlocked: 500, "lock-lowered": 500, "zone-revealed": 1400,
  "hacking-roll": 1500, "stealth-test": 1500, "searched-supplies": 1300, distracted: 1300, detected: 1100, flashed: 1200, recovered: 1000,
  "supplies-found": 700, feat: 900, "nexus-played": 1500, "artificial-card": 1500, event: 1800, power: 1300, target: 900,
  "card-used-for": 700, "nexus-decided": 0, activated: 420, called: 600, "waits-at": 400, round: 700, "nexus-phase": 700, "turned-into": 900,
  "darkness-placed": 600, "darkness-removed": 400, withdraws: 600, progress: 600,
  "equipment-lost": 1800, "skill-learned": 1500,
}; // prettier-ignore

export function duration({ kind, args }: GameEvent): number {
  if (kind === "moved") {
    const path = args?.["path"];
    return 240 + STEP * (Array.isArray(path) ? path.length : 1);
  }
  return TIMES[kind] ?? 0;
}
