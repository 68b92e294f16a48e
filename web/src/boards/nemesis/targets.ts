/** Which choice lies where on the board: the same numbered options as in the list, by the thing they are about. */
import { same } from "../../state/choosing.svelte";
import type { Value } from "../../wire/types";
import type { Choice } from "../index";
import type { NemesisState } from "./state";

/** What can be pointed at, such as "room:8", "place:3", "intruder:5", "seat:1", "pod:2", "object:8:carcass". */
export type Target = `${"room" | "place" | "intruder" | "seat" | "pod" | "object"}:${string}`;

export interface Pointed {
  choices: Choice[];
  keys: string; // of those on offer
  blocked: boolean; // none of them is on offer
  picked: boolean;
}

/** Choices by target. An Intruder is pointed at itself, not at the Room it stands in. */
export function targets(choices: Choice[], state: NemesisState, seat: number): Map<Target, Pointed> {
  const found = new Map<Target, Choice[]>();
  for (const choice of choices) {
    const target = targetOf(choice, state, seat);
    if (target) found.set(target, [...(found.get(target) ?? []), choice]);
  }
  return new Map([...found].map(([target, about]) => [target, pointed(about)]));
}

export function targetOf(choice: Choice, state: NemesisState, seat: number): Target | null {
  const { intruder, room, place, pod, engine, seat: person, item } = choice.option.at ?? {};
  if (intruder !== undefined) return `intruder:${intruder}`;
  if (place !== undefined) return `place:${place}`;
  if (pod !== undefined) return `pod:${pod}`;
  if (person !== undefined) return `seat:${person}`;
  if (engine !== undefined) return `room:${22 - Number(engine)}`; // Engines 1 to 3 are Rooms 21 to 19
  if (room !== undefined) return `room:${room}`;
  const here = state.players[seat]?.room ?? 0;
  const lies = item !== undefined && state.lying.some(([where, thing]) => where === here && thing === item);
  return lies ? `object:${here}:${item}` : null;
}

function pointed(choices: Choice[]): Pointed {
  const open = choices.filter(({ blocked }) => !blocked);
  return {
    choices,
    keys: open.map(({ key }) => key).join("·"),
    blocked: open.length === 0,
    picked: choices.some(({ picked }) => picked),
  };
}

export const isFocused = (pointed: Pointed | undefined, focused: Value | undefined): boolean =>
  focused !== undefined && !!pointed?.choices.some(({ option }) => same(option.value, focused));

/**
 * What pointing at the thing chooses: the one choice about it, or the focused one when there are several. Several and
 * none of them focused is no answer: the list has to say which.
 */
export function chosen(pointed: Pointed, focused: Value | undefined): Value | undefined {
  const open = pointed.choices.filter(({ blocked }) => !blocked);
  const among = open.length > 0 ? open : pointed.choices;
  const [only] = among;
  if (among.length === 1 && only) return only.option.value;
  return among.find(({ option }) => same(option.value, focused))?.option.value;
}
