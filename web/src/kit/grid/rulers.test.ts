import { expect, test } from "vitest";
import { marksAlong } from "./rulers";

test("every line of squares in sight has its mark in its middle", () => {
  expect(marksAlong(0, 9, 100, 0.5, 120, 100)).toEqual([
    { at: 1, place: 148 },
    { at: 2, place: 180 },
    { at: 3, place: 212 },
  ]);
});

test("small squares have a mark now and then, and what the board does not show has none", () => {
  expect(marksAlong(3, 12, 0, 0.1, 0, 1000).map(({ at }) => at)).toEqual([4, 8, 12]);
});
