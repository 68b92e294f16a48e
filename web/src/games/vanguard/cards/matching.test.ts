import { expect, test } from "vitest";
import type { Choice } from "../../../kit/drawings";
import type { Value } from "../../../wire/types";
import { choicesOfCards } from "./matching";

const choice = (value: Value, at: number, blocked = false): Choice => ({ option: { value }, at, key: "", blocked, picked: false }) as unknown as Choice;

test("a card finds its option in whatever the option is made of", () => {
  const offered = [choice(["use", "card", "recon", "re02", 0], 0), choice("se01", 1)];
  expect(choicesOfCards(["se01", "re02", "sc03"], offered, false).map((one) => one?.at)).toEqual([1, 0, undefined]);
});

test("what is on offer comes before what is blocked, and copies are told apart where several are picked", () => {
  const offered = [choice("se01", -1, true), choice("se01", 0), choice("se01", 1)];
  expect(choicesOfCards(["se01", "se01"], offered, true).map((one) => one?.at)).toEqual([0, 1]);
});
