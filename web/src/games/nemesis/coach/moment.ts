/** A view as the coach looks at it. */
import type { View } from "../../../wire/types";
import type { Character, NemesisState } from "../state";

/** The view, and what the steps ask of it again and again. */
export interface Moment {
  view: View<NemesisState>;
  state: NemesisState;
  me: Character;
  asked: string; // the kind of the question, or ""
}

export const SPECIAL = ["cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3"];
export const CONTAMINATION = ["contamination", "infected", "clean"];

export function momentOf(view: View<NemesisState>): Moment | null {
  const me = view.state.players[view.seat];
  return me ? { view, state: view.state, me, asked: view.ask?.kind ?? "" } : null;
}

export const found = (state: NemesisState): boolean =>
  state.tiles.some((tile, room) => state.explored[room] && !SPECIAL.includes(tile) && !tile.startsWith("evac-"));
export const hand = (me: Character): string[] => (Array.isArray(me.hand) ? me.hand : []);
export const offers = ({ view }: Moment, value: string): boolean =>
  !!view.ask?.options.some((option) => option.value === value);
export const withMe = ({ state, me }: Moment): boolean => me.room > 0 && state.intruders.some(({ room }) => room === me.room);
