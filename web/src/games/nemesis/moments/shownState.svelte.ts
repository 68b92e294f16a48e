/** The state on the board: the table's, with the events since already on it. */
import type { GameEvent } from "../../../wire/types";
import { withEvent } from "./eventsOnBoard";
import type { NemesisState } from "../state";

/** Call while a component is set up; both arguments are read again whenever they change. */
export function shownState(state: () => NemesisState, event: () => GameEvent | null): { readonly current: NemesisState } {
  let base = state();
  let last = -1;
  let current = $state.raw(base);
  $effect.pre(() => {
    const [next, newest] = [state(), event()];
    let shown = current;
    if (next !== base) shown = base = next;
    if (newest && newest.n !== last) {
      last = newest.n;
      shown = withEvent(shown, newest);
    }
    current = shown;
  });
  return {
    get current() {
      return current;
    },
  };
}
