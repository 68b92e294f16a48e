import { expect, test } from "vitest";
import { fan } from "./fan";

test("few cards lie side by side around the middle, the outer ones tilted and lower", () => {
  const { places, step } = fan(3, 700, 136, false);
  expect(step).toBe(131);
  expect(places[1]).toEqual({ x: 282, tilt: 0, sink: 0 });
  expect([places[0]!.tilt, places[2]!.tilt]).toEqual([-3, 3]);
  expect(places[0]!.sink).toBe(places[2]!.sink);
});

test("many cards stay within the width", () => {
  const { places } = fan(12, 400, 136, false);
  expect(places[0]!.x).toBeGreaterThanOrEqual(0);
  expect(places.at(-1)!.x + 136).toBeLessThanOrEqual(400);
});

test("where there is little room the fan is flat; one card is in the middle", () => {
  expect(fan(4, 390, 104, true).places.every(({ tilt, sink }) => tilt === 0 && sink === 0)).toBe(true);
  expect(fan(1, 390, 104, true).places[0]!.x).toBe(143);
});
