import { expect, test } from "vitest";
import { around, keepWithin, overlap } from "./geometry";

test("the part around several holds them all, with air", () => {
  const parts = [
    { x: 0, y: 10, width: 10, height: 10 },
    { x: 30, y: -5, width: 5, height: 5 },
  ];
  expect(around(parts, 2)).toEqual({ x: -2, y: -7, width: 39, height: 29 });
});

test("parts overlap where both are", () => {
  const one = { x: 0, y: 0, width: 10, height: 10 };
  expect(overlap(one, { x: 5, y: 5, width: 10, height: 10 })).toBe(25);
  expect(overlap(one, { x: 10, y: 0, width: 5, height: 5 })).toBe(0);
});

test("a value stays off the ends", () => {
  expect([keepWithin(0, 0, 100, 10), keepWithin(50, 0, 100, 10), keepWithin(99, 0, 100, 10)]).toEqual([10, 50, 90]);
});
