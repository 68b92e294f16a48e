/** A view as the coach looks at it. */
import { squareKey, type Square } from "../../../kit/grid/grid";
import type { Value, View } from "../../../wire/types";
import { mercenariesOf, mercenaryOf, type Door, type Mercenary, type SagaState } from "../state";

/** The view, and what the steps ask of it again and again. */
export interface Moment {
  view: View<SagaState>;
  state: SagaState;
  mine: Mercenary[];
  actor: Mercenary | undefined; // whose Turn it is, if it is a Mercenary of this seat
  asked: string; // the kind of the question, or ""
  offered: Value[];
}

/** Everybody with a seat is taught: Mercenaries and the Nexus. */
export function momentOf(view: View<SagaState>): Moment | null {
  const { state, seat, ask } = view;
  if (seat < 0) return null;
  const actor = mercenaryOf(state, typeof ask?.about["who"] === "string" ? ask.about["who"] : state.acting);
  return {
    view,
    state,
    mine: mercenariesOf(state, seat),
    actor: actor?.seat === seat ? actor : undefined,
    asked: ask?.kind ?? "",
    offered: ask?.options.map(({ value }) => value) ?? [],
  };
}

/** The word that an option begins with: an Action, or a way to move. */
export const wordOf = (value: Value): string => String(Array.isArray(value) ? value[0] : value);

export const offers = ({ offered }: Moment, word: string): boolean => offered.some((value) => wordOf(value) === word);
export const offersAction = (moment: Moment, action: string): boolean => moment.asked === "action" && offers(moment, action);
export const offersMove = (moment: Moment, way: string): boolean => moment.asked === "move" && offers(moment, way);

export const doorOf = ({ state }: Moment, code: string): Door | undefined => state.doors.find((door) => door.code === code);
export const passable = (door: Door | undefined): boolean => !!door && (door.open || door.destroyed);

/** Squares as the board names them. */
export const named = (square: Square | null | undefined): string | null => (square ? squareKey(square) : null);
export const ownSquare = ({ actor, mine }: Moment): string | null => named((actor ?? mine[0])?.model.at);
export const terminal = ({ state }: Moment): string | null => named(state.scenery.find(({ kind }) => kind === "terminal")?.squares[0]);
