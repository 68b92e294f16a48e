/** The facts of a piece in words, for whoever reads about it. */
import { t } from "../../state/app.svelte";
import { fieldName, wordName } from "./names";
import { isObject, isScalar, type Plain, type PlainObject } from "./state";

// What the board, a heading or the fan of cards shows already.
const SHOWN = ["seat", "role", "name", "kind", "type", "at", "square", "place", "column", "row", "hand"];

/** Everything of a piece that is not shown already. */
export function besides(facts: PlainObject): PlainObject {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !SHOWN.includes(name)));
}

/** A single value, or a list of them, as a reader can take it in. */
export function valueName(game: string, field: string, value: Plain): string {
  if (typeof value === "boolean") return t(value ? "web-kit-yes" : "web-kit-no");
  if (value === null || value === "") return "–";
  if (field === "seat" && typeof value === "number") return value < 0 ? "–" : String(value + 1); // people count from one
  if (typeof value === "string") return wordName(game, field, value);
  if (Array.isArray(value)) return value.map((one) => valueName(game, field, one)).join(", ") || "–";
  return String(value);
}

/** "Flames: 3", "Oil: 1": what lies in a piece is said like what it has itself. */
export function factLines(game: string, facts: PlainObject): string[] {
  return Object.entries(besides(facts)).flatMap(([name, value]) => {
    if (isObject(value)) return factLines(game, value);
    if (Array.isArray(value) && !value.every(isScalar)) return [];
    return [t("web-kit-fact", { field: fieldName(game, name), value: valueName(game, name, value) })];
  });
}
