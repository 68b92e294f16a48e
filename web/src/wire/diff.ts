/** Views arrive whole once, then as changes: `[path, value]` puts a value at a place. */
export type Path = (string | number)[];
export type Diff = [Path, unknown][];

/** The view with the changes made. What did not change stays the same object, so that only what changed is drawn again. */
export function patched<T>(view: T, diff: Diff): T {
  return diff.reduce<unknown>((whole, [path, value]) => put(whole, path, value), view) as T;
}

/** All changes of an update, or of a step of a replay: those its events made, and those after them. */
export function wholeDiff(update: { diff: Diff; events: { diff?: Diff }[] }): Diff {
  return [...update.events.flatMap((event) => event.diff ?? []), ...update.diff];
}

function put(whole: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
