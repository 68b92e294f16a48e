/** What is printed in a game's box, which is the same for every table: fetched once. */
import { get } from "../wire/http";

export interface Printed<Box> {
  /** The box, or null until `load` has fetched it; drawing what is printed waits for it, nothing else does. */
  readonly current: Box | null;
  load(): Promise<Box>;
}

export function printedIn<Box>(game: string): Printed<Box> {
  let loaded = $state.raw<Box | null>(null);
  let loading: Promise<Box> | null = null;
  return {
    get current() {
      return loaded;
    },
    load() {
      loading ??= get<Box>(`/api/games/${game}/box`).then(
        (fetched) => (loaded = fetched),
        (reason: unknown) => {
          loading = null; // the next drawing tries again
          throw reason;
        },
      );
      return loading;
    },
  };
}
