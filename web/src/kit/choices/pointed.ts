/** Which choice lies where on the board: the same numbered options as in the list, by the thing they are about. */
import { same } from "../../state/choosing.svelte";
import type { Value } from "../../wire/types";
import type { Choice } from "../drawings";
import type { Point, Rect } from "../geometry";

/** The choices about one thing. */
export interface Pointed {
  choices: Choice[];
  keys: string; // of those on offer
  blocked: boolean; // none of them is on offer
  picked: boolean;
}

/** A thing that choices are about: where its outline and its flag are drawn, and what of the board it takes. */
export interface Mark extends Point {
  target: string;
  path: string; // its outline about its own middle
  flag: Point & { scale?: number };
  extent: Rect;
  pointed: Pointed;
}

/** Choices by the thing each is about; those that are about nothing on the board are left out. */
export function pointedAt<T>(choices: Choice[], targetOf: (choice: Choice) => T | null): Map<T, Pointed> {
  const found = new Map<T, Choice[]>();
  for (const choice of choices) {
    const target = targetOf(choice);
    if (target !== null) found.set(target, [...(found.get(target) ?? []), choice]);
  }
  return new Map([...found].map(([target, about]) => [target, together(about)]));
}

function together(choices: Choice[]): Pointed {
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
