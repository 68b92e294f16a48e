/** Which option is about which card: by the place its words give, else by the card's id in its value. */
import type { Choice } from "../../../kit/drawings";
import type { Value } from "../../../wire/types";

const names = (value: Value, card: string): boolean => value === card || (Array.isArray(value) && value.some((one) => names(one, card)));

export const isAbout = ({ option }: Choice, card: string): boolean => option.at?.["card"] === card || names(option.value, card);

/** For each card its choice, those on offer first; two copies are two options only where several may be picked. */
export function choicesOfCards(cards: string[], choices: Choice[], many: boolean): (Choice | undefined)[] {
  const left = [...choices].sort((a, b) => Number(a.blocked) - Number(b.blocked));
  return cards.map((card) => {
    const at = left.findIndex((choice) => isAbout(choice, card));
    return at < 0 ? undefined : many ? left.splice(at, 1)[0] : left[at];
  });
}
