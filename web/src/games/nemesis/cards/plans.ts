/** What could be done at "What do you do?" by pointing at a Room or an Intruder first: from what its options say of later questions. */
import type { Choice } from "../../../kit/drawings";
import type { Payment, Plan, PlannedAnswer } from "../../../kit/proposal/plan";
import { say, t } from "../../../state/app.svelte";
import type { Arg, Value, View } from "../../../wire/types";
import { box } from "../box";
import { cardName } from "../panels/people";
import type { NemesisState } from "../state";
import { missedLeast } from "./missedLeast";

export function plans(view: View<NemesisState>, choices: Choice[]): Plan[] {
  const cards = payable(view);
  return choices.filter(({ blocked }) => !blocked).flatMap((choice) => [...toRooms(view, choice, cards, choices), ...atIntruders(view, choice, cards, choices)]);
}

/** One's own Action cards; Contamination pays for nothing. */
export function payable(view: View<NemesisState>): string[] {
  const hand = view.state.players[view.seat]?.hand;
  return Array.isArray(hand) ? hand.filter((card) => box.current?.cards[card]?.kind === "action").toSorted() : [];
}

export const listed = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);

function toRooms(view: View<NemesisState>, choice: Choice, cards: string[], choices: Choice[]): Plan[] {
  const here = view.state.players[view.seat]?.room ?? 0;
  return listed(choice.option.at?.["rooms"]).flatMap((room) => {
    const target = roomName(view.state, Number(room));
    const leg: [string, string] = [`room:${here}`, `room:${Number(room)}`];
    const plan = planned(choice, `room:${Number(room)}`, target, [{ kind: "room", pick: room }], cards, choices);
    return plan ? [{ ...plan, leg }] : [];
  });
}

function atIntruders(view: View<NemesisState>, choice: Choice, cards: string[], choices: Choice[]): Plan[] {
  const weapons = listed(choice.option.at?.["weapons"]);
  return listed(choice.option.at?.["intruders"]).flatMap((id) => {
    const intruder = view.state.intruders.find((one) => one.id === id);
    if (!intruder) return [];
    const kind = { ref: `nemesis-intruder-${intruder.kind}` };
    const aim = { kind: "target", pick: id };
    const ways: [Arg, PlannedAnswer[]][] = weapons.length
      ? weapons.map((weapon) => [weaponAt(kind, String(weapon), weapons.length), [{ kind: "weapon", pick: weapon }, aim]])
      : [[kind, [aim]]];
    return ways.flatMap(([target, then]) => planned(choice, `intruder:${intruder.id}`, target, then, cards, choices) ?? []);
  });
}

/** Several weapons are told apart. */
const weaponAt = (kind: Arg, weapon: string, weapons: number): Arg =>
  weapons > 1 ? { ref: "web-nemesis-plan-with", args: { kind, item: { ref: `nemesis-item-${weapon}` } } } : kind;

function roomName(state: NemesisState, number: number): Arg {
  if (!state.explored[number]) return { ref: "nemesis-room-unexplored", args: { number } };
  return { ref: `nemesis-room-${state.tiles[number]}` };
}

function planned(choice: Choice, target: string, at: Arg, then: PlannedAnswer[], cards: string[], choices: Choice[]): Plan | null {
  const cost = choice.option.cost ?? 0;
  if (cards.length < cost) return null;
  const action = { ref: choice.option.text, args: choice.option.args ?? {} };
  const title = t("web-nemesis-plan", { action, target: at });
  const price = t("web-nemesis-cost", { count: cost });
  return { target, choice, title, deed: say(choice.option), price, payment: cost ? payment(cards, cost, choices) : null, then };
}

export function payment(cards: string[], cost: number, choices: Choice[]): Payment {
  const from = cards.map((card) => ({ value: card, name: cardName(card) }));
  return { kind: "pay", from, picked: missedLeast(cards, cost, choices) };
}
