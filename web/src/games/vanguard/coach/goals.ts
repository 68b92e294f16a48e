/** What the team has to do now: the goal of its first Mission that is not done. */
import type { Moment } from "./moment";

// texts: web-vanguard-coach-goal-m01, web-vanguard-coach-goal-m02, web-vanguard-coach-goal-m03, web-vanguard-coach-goal-m04
// texts: web-vanguard-coach-goal-m11, web-vanguard-coach-goal-m12, web-vanguard-coach-goal-m13, web-vanguard-coach-goal-m14
// texts: web-vanguard-coach-goal-m21, web-vanguard-coach-goal-m22, web-vanguard-coach-goal-m23
// texts: web-vanguard-coach-goal-m41, web-vanguard-coach-goal-m42, web-vanguard-coach-goal-m43
export function goalOf({ state }: Moment): string | null {
  const mission = state.missions[0];
  return mission ? `web-vanguard-coach-goal-${mission.toLowerCase()}` : null;
}
