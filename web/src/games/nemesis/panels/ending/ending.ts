/** How a game of Nemesis ended, for the page at its end: the ship, the crew, what everybody was after. */
import type { EndedSeat, Ending } from "../../../../kit/ending/ending";
import { t } from "../../../../state/app.svelte";
import type { Arg, GameEvent, View } from "../../../../wire/types";
import ShipScene from "../../moments/pictures/ShipScene.svelte";
import type { Character, NemesisState } from "../../state";
import { survived, survivors, type Results } from "./results";
import Secret from "./Secret.svelte";

export function ending(view: View<NemesisState>): Ending {
  const results = view.results as unknown as Results;
  const { state } = view;
  const together = state.mode === "coop";
  const good = together || view.seat < 0 ? results.winners.length > 0 : results.winners.includes(view.seat);
  return {
    title: headline(view, results),
    good,
    story: [...(results.ending ? [t(`nemesis-ending-${results.ending}`)] : []), ...ship(results), lived(state)],
    picture: { drawing: ShipScene, props: { lost: results.ship_destroyed } },
    seats: state.players.map((who) => ended(who, results, state)),
    figures: figures(state, results),
  };
}

function headline({ seat, state }: View<NemesisState>, { winners, characters }: Results): string {
  if (state.mode === "coop") return t(winners.length ? "web-nemesis-panel-won-together" : "web-nemesis-panel-lost-together");
  if (seat >= 0 && winners.includes(seat)) return t("web-nemesis-panel-won");
  const here = state.players[seat];
  if (here) return t(survived(here) ? "web-nemesis-panel-survived-only" : "web-nemesis-panel-lost");
  const who: Arg = winners.map((one) => ({ ref: `nemesis-character-${characters[one] ?? ""}` }));
  return t("web-nemesis-panel-winners", { count: winners.length, who });
}

/** Where the ship is now; what destroyed it has been said. */
function ship({ ship_destroyed, reached }: Results): string[] {
  if (ship_destroyed || !reached) return [];
  if (reached === "earth") return [t("web-nemesis-panel-ship-earth")];
  return [t("web-nemesis-panel-ship-reached", { planet: { ref: `nemesis-planet-${reached}` } })];
}

const lived = (state: NemesisState): string =>
  t("web-nemesis-ending-lived", { count: survivors(state), of: state.players.length });

// texts: web-nemesis-panel-wins, web-nemesis-ending-alive, web-nemesis-ending-dead, web-ending-lost
function ended(who: Character, results: Results, { mode, hunter }: NemesisState): EndedSeat {
  const [hunts, won] = [hunter === who.seat, results.winners.includes(who.seat)];
  const verdict = won ? "won" : hunts || survived(who) ? "lost" : "out";
  const tag = { won: "web-nemesis-panel-wins", lost: hunts ? "web-ending-lost" : "web-nemesis-ending-alive", out: "web-nemesis-ending-dead" };
  const contamination = results.contamination[who.seat];
  const judged = results.objectives[who.seat] ?? [];
  return {
    verdict,
    tag: t(tag[verdict]),
    lines: [
      ...(hunts ? [] : [t(`nemesis-fate-${results.fates[who.seat] ?? "alive"}`)]),
      ...(contamination ? [t(`nemesis-final-${contamination}`)] : []),
    ],
    ...(mode === "coop" || !who.objectives.length ? {} : { secret: { drawing: Secret, props: { who, judged } } }),
  };
}

function figures(state: NemesisState, results: Results): NonNullable<Ending["figures"]> {
  const of = (count: number, all: number): string => t("web-nemesis-panel-of", { count, of: all });
  return [
    { name: t("web-nemesis-panel-stat-turns"), value: results.turns },
    { name: t("web-nemesis-panel-stat-survivors"), value: of(survivors(state), state.players.length) },
    {
      name: t("web-nemesis-panel-stat-rooms"),
      value: of(state.explored.filter(Boolean).length, state.explored.length - 1),
    },
    { name: t("web-nemesis-panel-stat-signals"), value: state.players.filter((who) => who.signal).length },
    {
      name: t("web-nemesis-panel-stat-weaknesses"),
      value: of(state.weaknesses.filter(Boolean).length, state.weaknesses.length),
    },
  ];
}

/** In hindsight: whose death, whose way out, what was set going. How it ended stands above already. */
const DECIDED: Record<string, number> = { died: 60, launched: 40, hibernates: 30, ending: 20, surprise: 9 };
export const turningWeight = ({ kind }: GameEvent): number | null => DECIDED[kind] ?? null;
