import { expect, test } from "vitest";
import type { PlanetFacts } from "../box";
import { along, between, CELL, coursesOf, HIGH, lettersAt, outlineOf, row, worldOf } from "./layout";

const sector = (number: number, at: [number, number]) => ({ number, at, biomes: ["rocky"], icons: [], log: "", closed: false });
const path = (start: number, end: number, one_way = false) => ({ start, end, one_way, icons: [], when: null });
const planet: PlanetFacts = {
  size: [8, 4],
  lander: 1,
  sectors: [sector(1, [1, 2]), sector(2, [4, 2]), sector(3, [7, 2])],
  paths: [path(1, 2), path(2, 3, true), path(3, 2, true), path(1, 3)],
};

test("the world holds every Sector", () => {
  const { x, width } = worldOf(planet);
  expect(x).toBeLessThan(CELL - 100);
  expect(x + width).toBeGreaterThan(7 * CELL + 100);
});

test("the world holds names of several lines", () => {
  const named = (lines: number): number => {
    const { y, height } = worldOf(planet, (number) => (number === 2 ? lines : 1));
    return y + height;
  };
  const letters = lettersAt(0.5);
  expect(named(1)).toBeGreaterThan(2 * CELL + HIGH + 14 + letters);
  expect(named(2)).toBeGreaterThan(2 * CELL + HIGH + 14 + 2 * letters + 20);
  expect(named(3)).toBeGreaterThan(named(2) + letters);
});

test("two Paths between the same Sectors lie apart", () => {
  const [, there, back] = coursesOf(planet);
  expect(Math.hypot(there!.middle.x - back!.middle.x, there!.middle.y - back!.middle.y)).toBeGreaterThan(60);
});

test("a Path that would run under a third Sector goes round it", () => {
  const far = coursesOf(planet)[3]!;
  expect(Math.abs(far.middle.y - 2 * CELL)).toBeGreaterThan(60);
});

test("a line begins and ends in its Sectors", () => {
  const course = coursesOf(planet)[0]!;
  expect(along(course, 0)).toMatchObject(course.from);
  expect(along(course, 1)).toMatchObject(course.to);
});

test("what lies between two Sectors is the middle of the line, and not the Sectors themselves", () => {
  const [from, to] = between(coursesOf(planet)[0]!);
  expect(from).toBeGreaterThan(0.2);
  expect(to).toBeLessThan(0.8);
});

test("a Sector looks the same on every visit, and others look different", () => {
  expect(outlineOf(planet.sectors[0]!)).toBe(outlineOf(planet.sectors[0]!));
  expect(outlineOf(planet.sectors[0]!)).not.toBe(outlineOf(planet.sectors[1]!));
});

test("however many stand in a Sector, they stand inside it", () => {
  expect(row(1)).toEqual([{ x: 0, y: 28 }]);
  for (const places of [row(4), row(7)]) expect(Math.max(...places.map(({ x }) => Math.abs(x)))).toBeLessThan(122);
});

test("the smaller the board is shown, the larger its names are written, within bounds", () => {
  expect(lettersAt(1.2)).toBe(25);
  expect(lettersAt(0.5)).toBe(29);
  expect(lettersAt(0.2)).toBe(37);
});
