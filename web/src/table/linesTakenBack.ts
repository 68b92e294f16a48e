/** What a vote is about, in words: the reader's own log says it. */
import type { GameEvent } from "../wire/types";

export interface TakenBack {
  /** The first line that would go; null if it is older than what has been fetched, or if nothing was told. */
  first: GameEvent | null;
  /** How many lines would go in all. */
  lines: number;
}

export function takenBack(log: GameEvent[], since: number): TakenBack {
  const newest = log.at(-1)?.n ?? since - 1;
  return { first: log.find((event) => event.n === since) ?? null, lines: Math.max(0, newest - since + 1) };
}
