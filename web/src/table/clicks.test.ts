import { expect, test } from "vitest";
import { Clicks } from "./clicks";

test("every single click counts, on any question", () => {
  const clicks = new Clicks();
  expect(["a", "a", "b", undefined].map((ask) => clicks.meant(1, ask))).toEqual([true, true, true, true]);
});

test("the second click of a double click counts only for the same question", () => {
  const clicks = new Clicks();
  expect(clicks.meant(1, "a")).toBe(true);
  expect(clicks.meant(2, "a")).toBe(true);
  expect(clicks.meant(3, "b")).toBe(false);
  expect(clicks.meant(4, undefined)).toBe(false);
  expect(clicks.meant(1, "b")).toBe(true);
});

test("a click by keyboard counts and belongs to no row", () => {
  const clicks = new Clicks();
  expect(clicks.meant(1, "a")).toBe(true);
  expect(clicks.meant(0, "b")).toBe(true);
  expect(clicks.meant(2, "b")).toBe(false);
});
