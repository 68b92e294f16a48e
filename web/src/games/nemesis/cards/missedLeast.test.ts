import { expect, test } from "vitest";
import type { Choice } from "../../../kit/drawings";
import { missedLeast } from "./missedLeast";

const playing = (...cards: string[]): Choice[] =>
  cards.map((card, at) => ({ option: { value: `card:${card}`, text: "x", at: { card } }, at, key: "", blocked: false, picked: false }));

test("a spare copy is missed least", () => {
  expect(missedLeast(["demolition", "rest", "rest"], 1, [])).toEqual([2]);
  expect(missedLeast(["demolition", "rest", "rest"], 2, [])).toEqual([2, 1]);
});

test("of single cards the one that could be played now is kept", () => {
  expect(missedLeast(["demolition", "search"], 1, playing("demolition"))).toEqual([1]);
  expect(missedLeast(["demolition", "search"], 2, playing("demolition"))).toEqual([1, 0]);
});
