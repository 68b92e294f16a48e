/** How much an outcome matters to whoever decides, and whether it is a gain. */
import type { Tone } from "../../kit/odds/pips";

const WEIGHTS: Record<string, number> = {
  died: 60, over: 50, "mission-completed": 40, "mission-failed": 40, evacuated: 30, "landing-aborted": 30, injured: 12, "lander-damaged": 12,
  unique: 12, success: 10, "injury-strikes": 8, "threat-attacks": 8, discovered: 8, result: 6, danger: 5, accident: 3, event: 1,
}; // prettier-ignore

const GOOD = ["mission-completed", "unique", "success", "discovered"];
const BAD = ["died", "mission-failed", "evacuated", "landing-aborted", "injured", "lander-damaged", "injury-strikes", "threat-attacks", "danger", "accident"];

const nameOf = (outcome: string): string => outcome.replace("vanguard-odds-", "");

export const outcomeWeight = (outcome: string): number => WEIGHTS[nameOf(outcome)] ?? 1;

export function outcomeTone(outcome: string): Tone {
  if (GOOD.includes(nameOf(outcome))) return "good";
  return BAD.includes(nameOf(outcome)) ? "bad" : "neutral";
}
