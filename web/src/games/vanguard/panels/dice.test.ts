import { expect, test } from "vitest";
import type { Choice } from "../../../kit/drawings";
import type { Ask } from "../../../wire/types";
import { choicesOf, columnOf, partAsked } from "./dice";

const choice = (value: string, at: number): Choice => ({ option: { value }, at, key: "", blocked: false, picked: false }) as unknown as Choice;

test("a column has a place for every slot of the Rank: dice first, then Injury dice, then free ones", () => {
  const who = { available: ["red-basic", "blue-tech"], spent: ["red-gather"], injury_dice: ["red" as const], rank: 1 };
  expect(columnOf(who, "red", [3, 4, 6])).toEqual({
    colour: "red",
    slots: [{ die: "red-basic" }, { injury: true }, { empty: true }],
    locked: 3,
    spent: ["red-gather"],
  });
});

test("more dice than slots are all shown", () => {
  expect(columnOf({ available: ["red-basic", "red-basic"], spent: [], injury_dice: [], rank: 1 }, "red", [1, 2, 3]).slots).toHaveLength(2);
});

test("copies of a die share their option, unless several may be picked", () => {
  const offered = [choice("red-basic", 0), choice("red-basic", 1)];
  expect(choicesOf(["red-basic", "red-basic"], offered, true).map((one) => one?.at)).toEqual([0, 1]);
  expect(choicesOf(["red-basic", "red-basic"], offered, false).map((one) => one?.at)).toEqual([0, 0]);
  expect(choicesOf(["blue-tech"], offered, false)).toEqual([undefined]);
});

test("a question asks for Available dice or for Spent ones, of one crew member", () => {
  const ask = (kind: string): Ask => ({ kind, about: { who: "recon" } }) as unknown as Ask;
  expect(partAsked(ask("spend"), "recon")).toBe("available");
  expect(partAsked(ask("refresh"), "recon")).toBe("spent");
  expect(partAsked(ask("spend"), "science")).toBeNull();
  expect(partAsked(ask("turn"), "recon")).toBeNull();
});
