/** A view as the coach looks at it. */
import { isSquare, squareKey, type Square } from "../../../kit/grid/grid";
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

/** Somebody who stands on the board: whoever waits beside it can neither be attacked nor attack. */
export const facesEnemy = ({ state }: Moment): boolean => state.enemies.some(({ waiting }) => waiting === "");

export const beside = ([column, row]: Square, squares: Square[]): boolean =>
  squares.some(([otherColumn, otherRow]) => Math.max(Math.abs(column - otherColumn), Math.abs(row - otherRow)) === 1);

/** What a Mercenary on this square could do something with: a Terminal while something is locked, or an unlocked door. */
export function withinReach({ state }: Moment, at: Square): { sort: "terminal" | "door"; squares: Square[] } | null {
  const shut = state.doors.some(({ lock, denied }) => lock > 0 || denied);
  const screen = state.scenery.find(({ kind, squares }) => shut && kind === "terminal" && beside(at, squares));
  const door = state.doors.find((one) => !passable(one) && one.lock === 0 && !one.denied && beside(at, one.squares));
  if (door) return { sort: "door", squares: door.squares };
  return screen ? { sort: "terminal", squares: screen.squares } : null;
}

/** Where a way to move ends: ["to", 3, 4]. */
export function endOf(value: Value): Square | null {
  const place = Array.isArray(value) ? value.slice(1) : null;
  return isSquare(place) ? place : null;
}

/** Squares as the board names them. */
export const named = (square: Square | null | undefined): string | null => (square ? squareKey(square) : null);
export const ownSquare = ({ actor, mine }: Moment): string | null => named((actor ?? mine[0])?.model.at);
export const terminal = ({ state }: Moment): string | null => named(state.scenery.find(({ kind }) => kind === "terminal")?.squares[0]);
