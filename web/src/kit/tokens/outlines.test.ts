import { expect, test } from "vitest";
import { circle, diamond, hexagon, octagon, scaled, star, triangle } from "./outlines";

const corners = (path: string): number => path.split("L").length;

test("each outline has its own number of corners", () => {
  expect([triangle(10), diamond(10), hexagon(10), octagon(10), star(10)].map(corners)).toEqual([3, 4, 6, 8, 16]);
});

test("an outline grows about its middle, a circle by its radius", () => {
  expect(scaled(diamond(10), 2)).toBe(diamond(20));
  expect(scaled(circle(19), 2)).toBe(circle(38));
});
