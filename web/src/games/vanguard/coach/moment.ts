/** A view as the coach looks at it. */
import type { Value, View } from "../../../wire/types";
import { crewOf, type CrewMember, type VanguardState } from "../state";

/** The view, and what the steps ask of it again and again. */
export interface Moment {
  view: View<VanguardState>;
  state: VanguardState;
  mine: CrewMember[];
  asked: string; // the kind of the question, or ""
  offered: Value[];
}

/** Everybody with a seat is taught. */
export function momentOf(view: View<VanguardState>): Moment | null {
  const { state, seat, ask } = view;
  if (seat < 0) return null;
  return { view, state, mine: crewOf(state, seat), asked: ask?.kind ?? "", offered: ask?.options.map(({ value }) => value) ?? [] };
}

/** The word that an option begins with: what is done in a turn. */
export const wordOf = (value: Value): string => String(Array.isArray(value) ? value[0] : value);

export const offers = ({ asked, offered }: Moment, word: string): boolean => asked === "turn" && offered.some((value) => wordOf(value) === word);

/** The Tutorial explains itself; other planets are for those who have been through it, and for those who skip it. */
export const isTutorial = ({ state }: Moment): boolean => state.mode === "tutorial";
