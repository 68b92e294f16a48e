import { expect, test } from "vitest";
import { phaseOf, roundsLeft } from "./progress";

test("the steps of a Turn are one phase", () => {
  expect([phaseOf("move"), phaseOf("between"), phaseOf("activations")]).toEqual(["mercenaries", "mercenaries", "activations"]);
});

test("the clock counts the Round that is being played, and never below nothing", () => {
  expect(roundsLeft({ clock: 6, round: 0 })).toBe(6);
  expect([roundsLeft({ clock: 6, round: 4 }), roundsLeft({ clock: 6, round: 8 }), roundsLeft({ clock: 0, round: 3 })]).toEqual([3, 0, null]);
});
