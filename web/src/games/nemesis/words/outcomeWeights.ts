import type { Tone } from "../../../kit/odds/pips";

/** How much an outcome matters to whoever decides: a small chance to be hurt is said before a large one to be heard. */
const WEIGHTS: Record<string, number> = {
  death: 100,
  ending: 100,
  launched: 40,
  hibernates: 40,
  boarded: 20,
  "attempt-failed": 20,
  killed: 20,
  "nest-destroyed": 20,
  "serious-wound": 12,
  "egg-destroyed": 10,
  injured: 10,
  missed: 9,
  retreats: 9,
  encounter: 8,
  attacked: 8,
  infected: 8,
  clean: 8,
  larva: 8,
  transformed: 8,
  "other-dies": 8,
  "intruder-comes": 6,
  surprise: 5,
  "light-wound": 4,
  contaminated: 4,
  fire: 4,
  "other-wounded": 4,
  engine: 4,
  slimed: 2,
  danger: 2,
  malfunction: 1.5,
  noise: 1.2,
  silence: 0.5,
  explored: 0.1,
};

/** What one hopes for; what is neither good nor bad by itself. Everything else is a harm. */
const GOOD = ["killed", "injured", "retreats", "egg-destroyed", "nest-destroyed", "launched", "hibernates", "boarded", "silence", "clean", "find"];
const NEUTRAL = ["explored", "door-closed", "door-destroyed", "engine", "ending", "transformed"];

const nameOf = (outcome: string): string => outcome.replace("nemesis-odds-", "");

export function outcomeTone(outcome: string): Tone {
  const name = nameOf(outcome);
  if (GOOD.includes(name)) return "good";
  return NEUTRAL.includes(name) ? "neutral" : "bad";
}

export const outcomeWeight = (outcome: string): number => WEIGHTS[nameOf(outcome)] ?? 1;
