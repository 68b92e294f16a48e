import { expect, test } from "vitest";
import { cardText, modelRef, numberOf, squareName } from "./ids";

test("models are named by kind and number, whoever is alone of a kind by name", () => {
  expect(modelRef({ name: "guard-3", kind: "ag-guard" })).toEqual({
    ref: "saga-model-numbered",
    args: { kind: { ref: "saga-kind-ag-guard" }, number: 3 },
  });
  expect(modelRef({ name: "curby", kind: "mc-curby" })).toEqual({ ref: "saga-kind-mc-curby" });
  expect([numberOf("guard-12"), numberOf("wrath")]).toEqual(["12", ""]);
});

test("copies of a Nexus card have one text", () => {
  expect(cardText("nx-ambush-b")).toBe("saga-card-nx-ambush");
  expect(cardText("ab-uplink")).toBe("saga-ability-ab-uplink");
  expect(cardText("wp-rifle")).toBe("saga-weapon-wp-rifle");
  expect(cardText("eq-medi-pack")).toBe("saga-card-eq-medi-pack");
});

test("squares are called as players say it", () => {
  expect([squareName([2, 3]), squareName([26, 0])]).toEqual(["C4", "AA1"]);
});
