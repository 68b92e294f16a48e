/**
 * Reading a state that nobody has drawn: where its grid is, which pieces stand on it, what belongs to a seat. Only by
 * what the state looks like, the same for every game.
 *
 * - A grid is a field with rows of squares (lists of words, all of one length), or an object with `columns` and `rows`.
 * - A piece stands on it where it has `at`, `square` or `place` with [column, row], or the fields `column` and `row`.
 * - A piece belongs to the seat in its field `seat`.
 */
import { isOn, isSquare, type GridSize, type Square } from "../grid/grid";

export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };
export type PlainObject = { [name: string]: Plain };

export interface PlainGrid extends GridSize {
  field: string;
  ground: string[][] | null; // what each square is, by row
}

export interface PlainPiece {
  id: string; // where it is in the state, such as "players.0"
  square: Square;
  field: string; // the list or field it was found in
  facts: PlainObject;
  seat: number | null;
}

export const isObject = (value: Plain | undefined): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isScalar = (value: Plain): value is string | number | boolean | null =>
  typeof value !== "object" || value === null;

function isRows(value: Plain): value is string[][] {
  if (!Array.isArray(value) || value.length < 2) return false;
  const [first] = value;
  const width = Array.isArray(first) ? first.length : 0;
  return (
    width > 1 && value.every((row) => Array.isArray(row) && row.length === width && row.every((one) => typeof one === "string"))
  );
}

/** The first field that is a grid; null for games without one. */
export function gridOf(state: PlainObject): PlainGrid | null {
  for (const [field, value] of Object.entries(state)) {
    if (isRows(value)) return { field, columns: value[0]!.length, rows: value.length, ground: value };
    if (!isObject(value)) continue;
    const { columns, rows } = value;
    if (typeof columns === "number" && typeof rows === "number" && columns > 0 && rows > 0) {
      return { field, columns, rows, ground: null };
    }
  }
  return null;
}

export function squareOf(facts: PlainObject, size: GridSize): Square | null {
  const { at, square, place, column, row } = facts;
  const named = [at, square, place, [column, row] as Plain].find((one) => isSquare(one)) as Square | undefined;
  return named && isOn(size, named) ? named : null;
}

/** Every object in the state, with the path to it and the field it was found in. */
export function objectsIn(state: Plain, path: string[] = [], field = ""): { path: string[]; field: string; facts: PlainObject }[] {
  if (Array.isArray(state)) return state.flatMap((one, at) => objectsIn(one, [...path, String(at)], field));
  if (!isObject(state)) return [];
  const inside = Object.entries(state).flatMap(([name, one]) =>
    // The names in a dictionary are no fields: what is in it belongs to the field it is in.
    objectsIn(one, [...path, name], isObject(one) && isDictionary(state) ? field : name),
  );
  return path.length ? [{ path, field, facts: state }, ...inside] : inside;
}

/** Objects that all have the same fields, by names: a dictionary, not a piece. */
export function isDictionary(value: PlainObject): boolean {
  const inside = Object.values(value);
  if (inside.length === 0 || !inside.every(isObject)) return false;
  const shape = Object.keys(inside[0]!).join(" ");
  return inside.every((one) => Object.keys(one).join(" ") === shape);
}

/** What stands on the grid. */
export function piecesOn(state: PlainObject, grid: PlainGrid): PlainPiece[] {
  return objectsIn(state).flatMap(({ path, field, facts }) => {
    const square = squareOf(facts, grid);
    if (!square) return [];
    const seat = typeof facts["seat"] === "number" && facts["seat"] >= 0 ? facts["seat"] : null;
    return [{ id: path.join("."), square, field, facts, seat }];
  });
}

/** The pieces of a seat, outermost first and none that lies in another of them. */
export function piecesOf(state: PlainObject, seat: number): { field: string; facts: PlainObject }[] {
  const own = objectsIn(state).filter(({ facts }) => facts["seat"] === seat);
  return own.filter(({ path }) => !own.some((other) => other.path.length < path.length && other.path.every((part, at) => path[at] === part)));
}

/** Single values of the whole table: clocks, phases, counters. */
export function countersOf(state: PlainObject): [field: string, value: string | number | boolean][] {
  return Object.entries(state).filter(
    (entry): entry is [string, string | number | boolean] => isScalar(entry[1]) && entry[1] !== null && entry[1] !== "",
  );
}
