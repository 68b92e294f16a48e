import { expect, test } from "vitest";
import type { Ask, Value } from "../../wire/types";
import { allows, answers, nextStep, paidWith, type Plan } from "./plan";

function ask(kind: string, values: Value[], many = false, least = 1, most = 1): Ask {
  const options = values.map((value) => ({ value, text: "x" }));
  return { id: "0-1", rule: "", kind, prompt: { text: "x" }, least, most, many, about: {}, options, blocked: [] };
}
const payment = { kind: "pay", from: [{ value: "rest", name: "Rest" }, { value: "search", name: "Search" }, { value: "rest", name: "Rest" }], picked: [0] };
const plan: Plan = {
  target: "room:7", choice: { option: { value: "move", text: "x" }, at: 0, key: "1", blocked: false, picked: false },
  title: "", deed: "", price: "", payment, then: [{ kind: "room", pick: 7 }],
};

test("the payment comes before where one goes", () => {
  expect(answers(plan)).toEqual([{ kind: "pay", pick: ["rest"] }, { kind: "room", pick: 7 }]);
  expect(answers({ ...plan, payment: null })).toEqual([{ kind: "room", pick: 7 }]);
});

test("a question is answered only with what it offers, each copy once", () => {
  expect(allows(ask("room", [3, 7]), 7)).toBe(true);
  expect(allows(ask("room", [3]), 7)).toBe(false);
  expect(allows(ask("pay", ["rest", "search"], true), ["rest"])).toBe(true);
  expect(allows(ask("pay", ["rest", "search"], true, 2, 2), ["rest", "rest"])).toBe(false);
  expect(allows(ask("pay", ["rest", "rest"], true, 2, 2), ["rest", "rest"])).toBe(true);
  expect(allows(ask("pay", ["rest"], true, 2, 2), ["rest"])).toBe(false);
});

test("a question that was not asked is passed over, another one stops the plan", () => {
  const steps = answers(plan);
  expect(nextStep(ask("pay", ["rest", "search"], true), steps)).toEqual({ pick: ["rest"], rest: [{ kind: "room", pick: 7 }] });
  expect(nextStep(ask("room", [3, 7]), steps)).toEqual({ pick: 7, rest: [] });
  expect(nextStep(ask("react", ["stop"]), steps)).toBeNull();
  expect(nextStep(ask("room", [3]), steps)).toBeNull();
});

test("paying with another card changes one of those picked", () => {
  expect(paidWith(payment, 1).picked).toEqual([1]);
  expect(paidWith({ ...payment, picked: [0, 1] }, 2).picked).toEqual([1, 2]);
  expect(paidWith(payment, 0)).toBe(payment);
});
