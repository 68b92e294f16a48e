import { expect, test } from "vitest";
import { countersOf, gridOf, isDictionary, piecesOf, piecesOn, type PlainObject } from "./state";

const state: PlainObject = {
  round: 2,
  step: "night",
  ending: "",
  ground: [
    ["floor", "wall", "floor"],
    ["floor", "floor", "stone"],
  ],
  walkers: [
    { seat: 0, role: "scout", at: [0, 0], bag: { gold: 2 } },
    { seat: 1, role: "seer", at: [2, 1], bag: { gold: 0 } },
  ],
  wolf: { seat: -1, at: [2, 0] },
  stones: { a: { at: [2, 1], lit: true }, b: { at: [9, 9], lit: false } },
};

test("a grid is found by its rows of squares, or by its columns and rows", () => {
  expect(gridOf(state)).toMatchObject({ field: "ground", columns: 3, rows: 2 });
  expect(gridOf({ board: { columns: 8, rows: 5 } })).toEqual({ field: "board", columns: 8, rows: 5, ground: null });
  expect(gridOf({ seats: [["scout"], ["seer", "porter"]], round: 1 })).toBeNull();
});

test("what stands on the grid is found wherever it is in the state; what is off the board is not on it", () => {
  const pieces = piecesOn(state, gridOf(state)!);
  expect(pieces.map(({ id, field, square, seat }) => [id, field, square, seat])).toEqual([
    ["walkers.0", "walkers", [0, 0], 0],
    ["walkers.1", "walkers", [2, 1], 1],
    ["wolf", "wolf", [2, 0], null],
    ["stones.a", "stones", [2, 1], null],
  ]);
});

test("a seat has its pieces; single values are the table's", () => {
  expect(piecesOf(state, 1).map(({ facts }) => facts["role"])).toEqual(["seer"]);
  expect(countersOf(state)).toEqual([
    ["round", 2],
    ["step", "night"],
  ]);
});

test("a dictionary is told from a piece", () => {
  expect(isDictionary(state["stones"] as PlainObject)).toBe(true);
  expect(isDictionary((state["walkers"] as PlainObject[])[0]!)).toBe(false);
  expect(isDictionary({})).toBe(false);
});
