/** A chance as a number of pips out of ten: a small one is still one pip, a big one is still not certain. */
export const PIPS = 10;

/** What an outcome is to whoever decides: green, red or grey. */
export type Tone = "good" | "bad" | "neutral";

export function pips(chance: number): number {
  if (chance <= 0) return 0;
  return chance >= 1 ? PIPS : Math.min(PIPS - 1, Math.max(1, Math.round(chance * PIPS)));
}
