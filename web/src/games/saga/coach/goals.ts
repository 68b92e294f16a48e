/** What the squad has to do now in the introductory missions, from what everybody at the table sees. */
import { doorOf, passable, withinReach, type Moment } from "./moment";

const holdsKey = ({ state }: Moment): boolean => state.mercenaries.some(({ items }) => items.some(({ card }) => card === "eq-pass"));

function loneWolf(moment: Moment): string {
  if (doorOf(moment, "D1")?.lock === 0) return "web-saga-coach-goal-a-open";
  const at = moment.mine[0]?.model.at;
  return at && withinReach(moment, at)?.sort === "terminal" ? "web-saga-coach-goal-a-unlock" : "web-saga-coach-goal-a-reach";
}

function twoKeys(moment: Moment): string {
  const [hall, control, gate] = ["D1", "D3", "D4"].map((code) => doorOf(moment, code));
  if (!passable(hall)) return "web-saga-coach-goal-b-hall";
  if (gate && !gate.denied) return "web-saga-coach-goal-b-gate";
  if (passable(control)) return "web-saga-coach-goal-b-keys";
  return control?.lock ? "web-saga-coach-goal-b-unlock" : "web-saga-coach-goal-b-control";
}

function fireDrill(moment: Moment): string {
  const { state } = moment;
  if (!passable(doorOf(moment, "D1"))) return "web-saga-coach-goal-c-hall";
  if (state.exits.length > 0) return "web-saga-coach-goal-c-leave";
  if (state.zones.includes("E")) return "web-saga-coach-goal-c-lever";
  return holdsKey(moment) ? "web-saga-coach-goal-c-furnace" : "web-saga-coach-goal-c-ways";
}

/** By the mission; the first three are the rulebook's introduction. */
const GOALS: Record<string, (moment: Moment) => string> = { a: loneWolf, b: twoKeys, c: fireDrill };

export const isIntroduction = ({ state }: Moment): boolean => state.mission in GOALS;

/** For the Mercenaries; the Nexus has nothing to do but to stop them. */
export function goalOf(moment: Moment): string | null {
  return moment.mine.length > 0 ? (GOALS[moment.state.mission]?.(moment) ?? null) : null;
}
