import { expect, test } from "vitest";
import { creditsOf } from "./authors";
import { NAMES } from "./names";

test("every icon has its author on the about page", () => {
  const credited = new Set(creditsOf(NAMES).flatMap(({ icons }) => icons));
  expect(NAMES.filter((name) => !credited.has(name))).toEqual([]);
});
