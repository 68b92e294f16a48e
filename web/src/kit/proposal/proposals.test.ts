import { beforeEach, expect, test, vi } from "vitest";
import type { Ask, Value } from "../../wire/types";
import type { Plan } from "./plan";
import { DEAF, Proposals } from "./proposals.svelte";

let now = 0;
let replied: Value[] = [];
let works = true;
const odds = { pick: "move", exact: true, outcomes: [] };
const proposals = (): Proposals =>
  new Proposals({ now: () => now, odds: () => Promise.resolve(odds), reply: (pick) => (replied.push(pick), works) });

function plan(value: string, target = "room:7"): Plan {
  return {
    target, choice: { option: { value, text: "x" }, at: 0, key: "1", blocked: false, picked: false }, title: "", deed: "", price: "",
    payment: { kind: "pay", from: [{ value: "rest", name: "" }, { value: "search", name: "" }], picked: [0] }, then: [{ kind: "room", pick: 7 }],
  };
}
function ask(kind: string, values: Value[], many = false): Ask {
  const options = values.map((value) => ({ value, text: "x" }));
  return { id: "0-1", rule: "", kind, prompt: { text: "x" }, least: 1, most: 1, many, about: {}, options, blocked: [] };
}

beforeEach(() => {
  [now, replied, works] = [1000, [], true];
});

test("the first tap proposes, the second one goes; a quick double tap only proposes", () => {
  const it = proposals();
  it.point([plan("move"), plan("careful")]);
  expect(it.plan?.choice.option.value).toBe("move");
  expect(it.others.map(({ choice }) => choice.option.value)).toEqual(["careful"]);
  now += DEAF;
  it.point([plan("move")]);
  expect(replied).toEqual([]);
  now += 1;
  it.point([plan("move")]);
  expect(replied).toEqual(["move"]);
  expect(it.plan).toBeNull();
});

test("the questions of the plan are answered one after another", () => {
  const it = proposals();
  it.propose(plan("move"));
  it.payWith(1);
  it.confirm();
  it.asked(null);
  expect(it.running).toBe(true);
  it.asked(ask("pay", ["rest", "search"], true));
  it.asked(ask("room", [3, 7]));
  expect(replied).toEqual(["move", ["search"], 7]);
  expect(it.running).toBe(false);
});

test("a question that was not planned ends the plan and is left to the player", () => {
  const it = proposals();
  it.propose(plan("move"));
  it.confirm();
  it.asked(ask("react", ["stop"]));
  expect(it.running).toBe(false);
  it.asked(ask("room", [3, 7]));
  expect(replied).toEqual(["move"]);
});

test("what is refused ends the plan", () => {
  const it = proposals();
  it.propose(plan("move"));
  works = false;
  it.confirm();
  expect(it.running).toBe(false);
});

test("a new question withdraws what was proposed for the old one, and late odds are not shown for another plan", async () => {
  const it = proposals();
  it.propose(plan("move"));
  it.propose(plan("move", "room:3"), [plan("move", "room:3")]);
  await vi.waitFor(() => expect(it.odds).toBe(odds));
  it.asked(ask("action", ["move"]));
  expect(it.plan).toBeNull();
  expect(it.odds).toBeNull();
});
