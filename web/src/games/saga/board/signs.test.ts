import { expect, test } from "vitest";
import { SIDE, type Square } from "../../../kit/grid/grid";
import { signOf } from "./signs";

const room = (columns: number, rows: number): Square[] =>
  Array.from({ length: columns * rows }, (_, at): Square => [at % columns, Math.floor(at / columns)]);
const NONE = new Set<string>();

test("a name lies along the lowest row that has room", () => {
  const sign = signOf(room(6, 3), NONE, 12)!;
  expect(sign).toMatchObject({ size: 24, turned: false, y: 3 * SIDE - 8 });
  expect(sign.x).toBeGreaterThan(0);
});

test("what stands in the way is walked around, not painted under", () => {
  expect(signOf(room(6, 3), new Set(["3,2"]), 12)!.y).toBe(2 * SIDE - 8);
});

test("in a narrow passage it goes up", () => {
  expect(signOf(room(1, 6), NONE, 12)).toMatchObject({ turned: true, size: 24 });
});

test("a long name is written smaller, and none at all where it would not fit", () => {
  expect(signOf(room(4, 4), NONE, 19)!.size).toBeLessThan(24);
  expect(signOf(room(2, 2), NONE, 30)).toBeNull();
});
