/** What to pay with. */
import type { Choice } from "../../../kit/drawings";

/** Places of the cards one would miss least: spare copies first, then what cannot be played now. */
export function missedLeast(cards: string[], count: number, choices: Choice[]): number[] {
  const playable = new Set(choices.filter(({ blocked }) => !blocked).map(({ option }) => option.at?.["card"]));
  const spare = (at: number): boolean => cards.indexOf(cards[at]!) < at;
  const loss = (at: number): number => (spare(at) ? 0 : cards.filter((card) => card === cards[at]).length > 1 ? 1 : 2) * 2 + (playable.has(cards[at]!) ? 1 : 0);
  return cards.map((_, at) => at).toSorted((one, other) => loss(one) - loss(other) || one - other).slice(0, count);
}
