/** What came of a mission, for the page at its end. */
import type { EndedSeat, Ending } from "../../kit/ending/ending";
import { say, t } from "../../state/app.svelte";
import type { GameEvent, Said, Table, View } from "../../wire/types";
import { healthOf } from "./box";
import BustScene from "./moments/BustScene.svelte";
import { modelName } from "./names";
import { mercenariesOf, type Mercenary, type SagaState } from "./state";

// texts: web-saga-fate-playing, web-saga-fate-crippled, web-saga-fate-down, web-saga-fate-left
const fate = (who: Mercenary): string => t(`web-saga-fate-${fateOf(who)}`, { who: modelNameRef(who.model) });

/** In a campaign wounds are tended before the page at the end is read. */
function fateOf({ model, status }: Mercenary): string {
  const { green, red } = healthOf(model.kind);
  return status === "playing" && red > 0 && model.wounds > green ? "crippled" : status;
}
const modelNameRef = ({ kind }: Mercenary["model"]): { ref: string } => ({ ref: `saga-kind-${kind}` });

function seatOf(state: SagaState, seat: number): EndedSeat {
  const nexus = state.nexus.seat === seat;
  const won = state.ending === (nexus ? "nexus" : "mercenaries");
  const team = mercenariesOf(state, seat);
  const out = !nexus && team.length > 0 && team.every(({ status }) => status === "down");
  return { verdict: won ? "won" : out ? "out" : "lost", lines: team.map(fate) };
}

export function ending(view: View<SagaState>, table: Table): Ending {
  const { state, seat } = view;
  const nexus = state.ending === "nexus";
  const mine: SagaState["ending"] = seat === state.nexus.seat && seat >= 0 ? "nexus" : "mercenaries";
  const decided = (view.results?.["decided"] ?? []) as Said[]; // not in those that an older version left
  const [star] = state.mercenaries.filter(({ status }) => status !== "down");
  return {
    title: t(nexus ? "web-saga-won-nexus" : "web-saga-won-mercenaries"),
    good: state.ending === mine,
    story: [t("web-saga-ending-round", { round: state.round, mission: { ref: `saga-scenario-${state.mission}` } }), ...decided.map(say)],
    picture: { drawing: BustScene, props: nexus ? { kind: "", nexus: true } : { kind: star?.model.kind ?? "mc-dulinsky", colour: star?.colour ?? null } },
    seats: table.seats.map((one) => seatOf(state, one.seat)),
    figures: [
      { value: state.round, name: t("web-saga-figure-rounds") },
      { value: state.turns_taken, name: t("web-saga-figure-turns") },
      { value: state.mercenaries.reduce((sum, { model }) => sum + model.wounds, 0), name: t("web-saga-figure-wounds") },
      { value: state.mercenaries.reduce((sum, { experience }) => sum + experience, 0), name: t("web-saga-figure-experience") },
      { value: state.zones.length, name: t("web-saga-figure-zones") },
    ],
    last: state.campaign !== "" && state.following.length === 0,
  };
}

const WEIGHTS: Record<string, number> = { won: 10, eliminated: 6, "zone-revealed": 2, detected: 4, event: 2, destroyed: 1, progress: 4 };

/** How much an event has decided, in hindsight. */
export const turningWeight = ({ kind, args }: GameEvent): number | null =>
  kind === "eliminated" && /-\d+$/.test(String(args?.["who"])) ? 1 : (WEIGHTS[kind] ?? null);

/** For whoever looks for somebody's name in the end. */
export const namesOf = (team: Mercenary[]): string[] => team.map(({ model }) => modelName(model));
