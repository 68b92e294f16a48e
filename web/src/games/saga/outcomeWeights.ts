/** How much an outcome matters to whoever decides, and whether it is a gain. */
import type { Tone } from "../../kit/odds/pips";

const WEIGHTS: Record<string, number> = {
  won: 100,
  unlocked: 20,
  operation: 20,
  eliminated: 20,
  "heron-hurt": 12,
  detected: 12,
  "piece-destroyed": 2,
  destroyed: 8,
  crippled: 8,
  find: 6,
  wounds: 5,
  recovered: 5,
  healed: 5,
  hacked: 4,
  "lock-lowered": 4,
  stealth: 3,
  distracted: 3,
  nothing: 2,
  unharmed: 1,
  event: 1,
};

/** Who is struck may be a friend or an enemy, so of fights nothing is a gain by itself. */
const GOOD = ["unlocked", "operation", "find", "recovered", "healed", "distracted"];
const BAD = ["heron-hurt", "detected"];

const nameOf = (outcome: string): string => outcome.replace("saga-odds-", "");

export const outcomeWeight = (outcome: string): number => WEIGHTS[nameOf(outcome)] ?? 1;

export function outcomeTone(outcome: string): Tone {
  if (GOOD.includes(nameOf(outcome))) return "good";
  return BAD.includes(nameOf(outcome)) ? "bad" : "neutral";
}
