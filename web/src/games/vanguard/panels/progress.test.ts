import { expect, test } from "vitest";
import { leadValue } from "./progress";

test("a pile of Leads is worth what its tokens show; one that nobody knows is worth nothing", () => {
  const leads = { "1": { value: 1, recycled: false, bonus: "" }, "2-card": { value: 2, recycled: false, bonus: "card" } };
  expect(leadValue(["1", "2-card", "?"], leads)).toBe(3);
  expect(leadValue([], leads)).toBe(0);
});
