/** The state on the board: the table's, with the events told since already on it. */
import type { Happening } from "../../wire/types";
import { foretold } from "./foretell";
import type { NemesisState } from "./state";

/** Call while a component is set up; both arguments are read again whenever they change. */
export function staged(state: () => NemesisState, event: () => Happening | null): { readonly current: NemesisState } {
  let base = state();
  let last = -1;
  let current = $state.raw(base);
  $effect.pre(() => {
    const [next, told] = [state(), event()];
    let shown = current;
    if (next !== base) shown = base = next;
    if (told && told.n !== last) {
      last = told.n;
      shown = foretold(shown, told);
    }
    current = shown;
  });
  return {
    get current() {
      return current;
    },
  };
}
