/** Of a long list the places that are better chosen on the board. */
import type { Choice } from "../kit/drawings";

const MANY = 9; // one more than a place has neighbours

/**
 * Choices with a place that say the same of it, where there are many of them ("Go to …"), and what else can be done with
 * the same places ("One step to …"), which is there for whoever wants the whole list; whatever else is on offer stays in
 * the list. So does what can be done at such a place by a rule of its own ("Leave the board at …"), with the choice that
 * merely goes there. Places that each have words of their own are chosen on the board if nothing else is on offer.
 */
export function manyPlaces(offered: Choice[]): Set<Choice> {
  const byWords = new Map<string, Choice[]>();
  for (const choice of offered) {
    const { target, text } = choice.option;
    if (target !== undefined) byWords.set(text, [...(byWords.get(text) ?? []), choice]);
  }
  const alike = [...byWords.values()].filter((some) => some.length >= MANY).flat();
  const taken = new Set(alike.map(placeOf));
  const usual = new Set(["", undefined, ...alike.map(({ option }) => option.rule)]);
  const special = new Set(offered.filter(({ option }) => !usual.has(option.rule)).map(placeOf));
  const also = offered.filter((choice) => choice.option.target !== undefined && taken.has(placeOf(choice)) && !special.has(placeOf(choice)));
  const placed = offered.every(({ option }) => option.target !== undefined);
  return new Set(alike.length === 0 && placed ? offered : also);
}

const placeOf = ({ option }: Choice): string => JSON.stringify(option.target);

/** How many places they are: of one place there may be several choices. */
export const placesAmong = (choices: Iterable<Choice>): number => new Set([...choices].map(placeOf)).size;
