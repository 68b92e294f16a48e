import { expect, test } from "vitest";
import { pips } from "./pips";

test("only what is impossible has no pip, and only what is certain has all", () => {
  expect([0, 0.001, 0.4, 0.96, 0.999, 1].map(pips)).toEqual([0, 1, 4, 9, 9, 10]);
});
