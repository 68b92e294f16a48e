/** Where a mission stands. */
import type { SagaState, Step } from "../state";

const TURN_STEPS: Step[] = ["turn-start", "move", "action", "turn-end", "between"];

/** The phase as players speak of it: a Turn with all its steps is the Mercenary Phase. */
export const phaseOf = (step: Step): Step => (TURN_STEPS.includes(step) ? "mercenaries" : step);

/** Rounds until time is up, this one or the first among them; null where there is no clock. */
export const roundsLeft = ({ clock, round }: Pick<SagaState, "clock" | "round">): number | null =>
  clock > 0 ? Math.max(0, clock - Math.max(1, round) + 1) : null;
