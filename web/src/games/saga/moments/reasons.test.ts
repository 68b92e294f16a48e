import { expect, test, vi } from "vitest";
import { partsInWords, partsOfSum } from "./reasons";

vi.mock("../../../state/app.svelte", () => ({
  app: { texts: { has: (id: string) => id.startsWith("web-saga-dice-") && !id.endsWith("eq-vest") } },
  t: (id: string) => id.replace("web-saga-dice-", ""),
}));

test("every die has its reason, in the reader's words", () => {
  expect(partsInWords([["shoot", 4], ["crippled", -1]])).toEqual(["4 shoot", "−1 crippled"]);
  expect(partsInWords([["defence", 2], ["cover", 1], ["eq-vest", 1]])).toEqual(["2 defence", "+1 cover", "+1 saga-card-eq-vest"]);
});

test("behind their sum one reason alone does not repeat it", () => {
  expect(partsOfSum([["shoot", 4]])).toBe("shoot");
  expect(partsOfSum([["defence", 2], ["cover", 1]])).toBe("2 defence +1 cover");
});
