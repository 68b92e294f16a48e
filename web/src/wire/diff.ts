/** Views arrive whole once, then as changes: `[path, value]` puts a value at a place. */
export type Path = (string | number)[];
export type Diff = [Path, unknown][];

/** The view with the changes made. What did not change stays the same object, so that only what changed is drawn again. */
export function patched<T>(view: T, diff: Diff): T {
  return diff.reduce<unknown>((whole, [path, value]) => put(whole, path, value), view) as T;
}

function put(whole: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
