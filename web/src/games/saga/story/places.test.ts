import { expect, test } from "vitest";
import { PLACES, placeOf } from "./places";

test("a mission's pages play in its place, everything between them on the way", () => {
  expect(placeOf("m4-briefing")).toBe(PLACES["m4"]);
  expect(placeOf("m4")).toBe(PLACES["m4"]);
  expect(placeOf("a-won-1")).toBe(PLACES["a"]);
  const road = placeOf("opening");
  expect(Object.values(PLACES)).not.toContain(road);
  expect(placeOf("between-m4-m6")).toBe(road);
});
