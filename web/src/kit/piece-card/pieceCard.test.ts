import { expect, test } from "vitest";
import { beside } from "./pieceCard";

const free = { x: 0, y: 60, width: 1000, height: 600 };
const size = { width: 360, height: 400 };

test("a card stands on the side with more room, and not over its thing", () => {
  expect(beside({ x: 100, y: 300, width: 120, height: 90 }, size, free)).toEqual({ x: 248, y: 145, side: "right" });
  expect(beside({ x: 700, y: 300, width: 120, height: 90 }, size, free)).toMatchObject({ x: 312, side: "left" });
});

test("a card stays within what the panels leave free", () => {
  expect(beside({ x: 100, y: 70, width: 120, height: 90 }, size, free).y).toBe(70);
  expect(beside({ x: 100, y: 600, width: 120, height: 50 }, size, free).y).toBe(250);
});
