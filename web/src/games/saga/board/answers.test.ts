import { expect, test } from "vitest";
import { overSquare, pointOf } from "./answers";

test("points are exact and in board units", () => {
  expect(pointOf([7, 3, 2])).toEqual({ x: 224, y: 96 });
});

test("a line is marked where it crosses a square, and nowhere else", () => {
  const [from, to] = [{ x: 32, y: 32 }, { x: 288, y: 32 }];
  expect(overSquare(from, to, [2, 0])).toEqual([{ x: 128, y: 32 }, { x: 192, y: 32 }]);
  expect(overSquare(from, to, [2, 1])).toBeNull();
  expect(overSquare(from, to, [9, 0])).toBeNull();
});
