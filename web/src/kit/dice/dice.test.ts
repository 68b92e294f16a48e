import { expect, test } from "vitest";
import { BLUE, GREEN, RED, thrown } from "./dice";

test("kinds differ in shape and in pattern, not only in colour", () => {
  const kinds = [RED, GREEN, BLUE];
  expect(new Set(kinds.map(({ shape }) => shape)).size).toBe(3);
  expect(new Set(kinds.map(({ pattern }) => pattern)).size).toBe(3);
});

test.each([1, 2, 6, 10, 17])("%i thrown dice lie apart and within the width", (count) => {
  const places = thrown(count, 400, 64);
  expect(places).toHaveLength(count);
  for (const [at, one] of places.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(32);
    expect(one.x).toBeLessThanOrEqual(368);
    for (const other of places.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(64);
  }
});

test("the same pool lies the same way", () => {
  expect(thrown(5, 300, 50)).toEqual(thrown(5, 300, 50));
});
