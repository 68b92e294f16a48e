import { expect, test } from "vitest";
import type { View } from "../../wire/types";
import { handOf } from "./hand";
import type { PlainObject } from "./state";

const seen = (state: PlainObject, seat = 0): View<PlainObject> => ({ state, seat }) as unknown as View<PlainObject>;

test("a hand is all cards of the seat's pieces", () => {
  const players = [
    { seat: 0, hand: ["a", "b"] },
    { seat: 0, hand: ["c"] },
    { seat: 1, hand: 4 },
  ];
  expect(handOf(seen({ players }))).toEqual(["a", "b", "c"]);
  expect(handOf(seen({ players }, 1))).toBeNull();
});

test("an empty hand is a hand; a game without hands has none", () => {
  expect(handOf(seen({ players: [{ seat: 0, hand: [] }] }))).toEqual([]);
  expect(handOf(seen({ players: [{ seat: 0, gold: 3 }] }))).toBeNull();
});
