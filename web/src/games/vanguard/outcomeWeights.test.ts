import { expect, test } from "vitest";
import { outcomeTone, outcomeWeight } from "./outcomeWeights";

test("a death weighs more than an Event, and is no gain; a Success token is", () => {
  expect(outcomeWeight("vanguard-odds-died")).toBeGreaterThan(outcomeWeight("vanguard-odds-event"));
  expect(["died", "success", "result"].map((name) => outcomeTone(`vanguard-odds-${name}`))).toEqual(["bad", "good", "neutral"]);
});
