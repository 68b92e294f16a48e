/** What options of "What do you do?" lead to where no Room or Intruder on the board stands for it, so that the list has their odds. */
import type { Choice } from "../../../kit/drawings";
import type { PlannedAnswer, Way } from "../../../kit/proposal/plan";
import type { View } from "../../../wire/types";
import { box } from "../box";
import type { NemesisState } from "../state";
import { listed, payable, payment } from "./plans";

const EGG = "egg";

export function ways(view: View<NemesisState>, choices: Choice[]): Way[] {
  if (!box.current || view.ask?.kind !== "action") return [];
  const cards = payable(view);
  const offered = choices.filter(({ blocked }) => !blocked);
  return [...offered.filter(isPass).map(passing), ...offered.flatMap((choice) => paidWays(choice, cards, choices))];
}

const isPass = ({ option }: Choice): boolean => option.value === "pass";

/** Nothing is discarded; what then comes before the next question is the Event Phase, unless others still play. */
const passing = (choice: Choice): Way => ({ choice, payment: null, then: [{ kind: "discard", pick: [] }], unforetold: "web-nemesis-odds-pass" });

function paidWays(choice: Choice, cards: string[], choices: Choice[]): Way[] {
  const { at, cost = 0 } = choice.option;
  const played = cards.indexOf(String(at?.["card"] ?? "")); // an Action card that is played pays for nothing else
  const left = cards.filter((_, place) => place !== played);
  if (left.length < cost) return [];
  const paid = cost ? payment(left, cost, choices) : null;
  return after(choice).map((then) => ({ choice, payment: paid, then }));
}

/** The Eggs of the Room as a target; Actions that ask for nothing on the board. */
function after({ option: { at, cost } }: Choice): PlannedAnswer[][] {
  const targets = listed(at?.["intruders"]);
  const aim = { kind: "target", pick: EGG };
  if (targets.includes(EGG)) {
    const weapons = listed(at?.["weapons"]);
    return weapons.length ? weapons.map((weapon) => [{ kind: "weapon", pick: weapon }, aim]) : [[aim]];
  }
  return targets.length || at?.["rooms"] !== undefined || !cost ? [] : [[]];
}
