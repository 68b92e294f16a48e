/** What came of an exploration, for the page at its end: everybody wins or loses together. */
import type { EndedSeat, Ending } from "../../kit/ending/ending";
import { t } from "../../state/app.svelte";
import type { Table, View } from "../../wire/types";
import { titleOf, whyOf } from "./endings";
import EndingScene from "./moments/EndingScene.svelte";
import { crewRef, missionRef } from "./names";
import { crewOf, type CrewMember, type VanguardState } from "./state";

const fate = (who: CrewMember): string => t(`web-vanguard-fate-${who.status}`, { who: crewRef(who) });
// texts: web-vanguard-fate-exploring, web-vanguard-fate-dead, web-vanguard-fate-gone

function seatOf(state: VanguardState, seat: number, won: boolean): EndedSeat {
  const team = crewOf(state, seat);
  const out = team.length > 0 && team.every(({ status }) => status === "dead");
  return { verdict: out ? "out" : won ? "won" : "lost", lines: team.map(fate) };
}

export function ending(view: View<VanguardState>, table: Table): Ending {
  const { state } = view;
  const won = view.results?.["won"] === true;
  const alive = state.crew.filter(({ status }) => status !== "dead").length;
  const names = state.completed.map(missionRef);
  const undone = won ? [] : [...state.failed, ...state.missions].map(missionRef);
  const why = whyOf(state.ending);
  return {
    title: t(titleOf(state.ending, won)),
    good: won,
    story: [
      t("web-vanguard-ending-round", { round: state.round, planet: { ref: `vanguard-scenario-${state.planet}` } }),
      names.length ? t("web-vanguard-ending-missions", { names }) : t("web-vanguard-ending-no-mission"),
      ...(undone.length ? [t("web-vanguard-ending-undone", { names: undone })] : []),
      ...(why ? [t(why)] : []),
      ...(state.ranked_up && won ? [t("web-vanguard-ending-ranked-up")] : []),
    ],
    picture: { drawing: EndingScene, props: { crew: state.crew, planet: state.planet, won } },
    seats: table.seats.map(({ seat }) => seatOf(state, seat, won)),
    figures: [
      { value: `${state.completed.length}/${state.completed.length + state.failed.length + state.missions.length}`, name: t("web-vanguard-figure-missions") },
      { value: state.success, name: t("vanguard-word-success") },
      { value: state.discoveries.length + state.uniques.length, name: t("web-vanguard-figure-discoveries") },
      { value: `${alive}/${state.crew.length}`, name: t("web-vanguard-figure-survivors") },
      { value: state.round, name: t("web-vanguard-figure-rounds") },
      { value: state.read.length, name: t("web-vanguard-figure-logs") },
    ],
  };
}
