import { expect, test } from "vitest";
import type { GameEvent } from "../wire/types";
import { takenBack } from "./linesTakenBack";

const log = (first: number, last: number): GameEvent[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ n: first + at, kind: "moved", rule: "", say: { text: "m" } }));

test("the first line that would go, and how many go in all", () => {
  expect(takenBack(log(0, 9), 7)).toEqual({ first: log(7, 7)[0], lines: 3 });
  expect(takenBack(log(0, 9), 9)).toEqual({ first: log(9, 9)[0], lines: 1 });
});

test("where nothing was told, nothing goes", () => {
  expect(takenBack(log(0, 9), 10)).toEqual({ first: null, lines: 0 });
  expect(takenBack([], 0)).toEqual({ first: null, lines: 0 });
});

test("lines that have not been fetched are counted all the same", () => {
  expect(takenBack(log(200, 209), 198)).toEqual({ first: null, lines: 12 });
});
