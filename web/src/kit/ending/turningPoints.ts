/** What decided a game: a few of the things that mattered in it, the weightiest and rarest, in the order of time. */
import type { GameEvent, TurningPoint } from "../../wire/types";

export const MOST = 5;
const MOST_OF_A_KIND = 2;

export interface Chosen extends TurningPoint {
  most: boolean; // the one that turned it
}

interface Weights {
  outcome?: ((text: string) => number) | undefined; // as before a decision
  event?: ((event: GameEvent) => number | null) | undefined; // in hindsight; null for no other weight
}

const kindOf = ({ event }: TurningPoint): string => event.kind;

/** What happens often matters less each time. */
function scored(points: TurningPoint[], weights: Weights): { point: TurningPoint; score: number }[] {
  const times = new Map<string, number>();
  for (const point of points) times.set(kindOf(point), (times.get(kindOf(point)) ?? 0) + 1);
  return points.map((point) => {
    const foreseen = Math.max(...point.outcomes.map(({ text }) => weights.outcome?.(text) ?? 1));
    const weight = weights.event?.(point.event) ?? foreseen;
    return { point, score: weight / Math.sqrt(times.get(kindOf(point))!) };
  });
}

export function turningPoints(points: TurningPoint[], weights: Weights = {}): Chosen[] {
  const byScore = scored(points, weights).toSorted((a, b) => b.score - a.score || b.point.step - a.point.step);
  const taken: TurningPoint[] = [];
  for (const { point } of byScore) {
    const alike = taken.filter((other) => kindOf(other) === kindOf(point)).length;
    if (alike < MOST_OF_A_KIND && taken.length < MOST) taken.push(point);
  }
  return taken
    .toSorted((a, b) => a.step - b.step || a.event.n - b.event.n)
    .map((point) => ({ ...point, most: point === taken[0] }));
}

/** The step before it, so that playing on shows how it happens. */
export const replayAddress = (table: string, eyes: string, { step }: TurningPoint): string =>
  `/replay/${encodeURIComponent(table)}?eyes=${eyes}&step=${Math.max(0, step - 1)}`;
