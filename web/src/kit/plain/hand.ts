/** The cards a seat holds. */
import type { View } from "../../wire/types";
import { piecesOf, type PlainObject } from "./state";

/** All cards in the fields `hand` of the seat's pieces; null if none of them has one, or only a number. */
export function handOf(view: View<PlainObject>): string[] | null {
  const hands = piecesOf(view.state, view.seat).flatMap(({ facts }) => (Array.isArray(facts["hand"]) ? [facts["hand"]] : []));
  return hands.length ? hands.flat().filter((card) => typeof card === "string") : null;
}
