import { expect, test } from "vitest";
import { trailingBots } from "./newTable";

test("the bots on the last seats without a gap are counted", () => {
  expect(trailingBots(4, [1, 2, 3])).toBe(3);
  expect(trailingBots(4, [1, 3])).toBe(1);
  expect(trailingBots(4, [1])).toBe(0);
  expect(trailingBots(4, [])).toBe(0);
});
