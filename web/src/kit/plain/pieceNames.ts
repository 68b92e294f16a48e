/** How pieces and seats of a game without drawings are called. */
import type { View } from "../../wire/types";
import { fieldName, wordName } from "./names";
import { piecesOf, type PlainObject } from "./state";

const NAMES = ["name", "role", "kind", "type"]; // fields that say what a piece is

/** A piece by what it says it is, else by where it was found. */
export function pieceName(game: string, field: string, facts: PlainObject): string {
  const named = NAMES.find((name) => typeof facts[name] === "string" && facts[name] !== "");
  return named ? wordName(game, named, String(facts[named])) : fieldName(game, field.replace(/s$/, ""));
}

/** A seat by its pieces; null where it has none. */
export function seatName(view: View<PlainObject>, seat: number): string | null {
  const names = piecesOf(view.state, seat).map(({ field, facts }) => pieceName(view.game, field, facts));
  return names.length ? [...new Set(names)].join(" + ") : null;
}
