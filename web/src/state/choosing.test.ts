import { expect, test, vi } from "vitest";
import type { Ask, Value } from "../wire/types";
import { Choosing, DEAF, KEYS } from "./choosing.svelte";

const ask = (values: Value[], more: Partial<Ask> = {}): Ask => ({
  id: "0-1",
  rule: "R",
  kind: "k",
  prompt: { text: "p" },
  least: 1,
  most: 1,
  many: false,
  about: {},
  options: values.map((value) => ({ value, text: "o" })),
  blocked: [],
  ...more,
});

function asked(question: Ask): Choosing {
  const choosing = new Choosing(0);
  choosing.pose(question);
  return choosing;
}

test("options are numbered once, then lettered without the table's own keys; what is blocked comes last, without", () => {
  const blocked = [{ value: "no", text: "o", why: "w", rule: "R" }];
  const choosing = asked(ask([...Array(12).keys()], { blocked }));
  expect(choosing.choices.map((choice) => choice.key).join("")).toBe("123456789abd");
  expect(choosing.choices.at(-1)).toMatchObject({ blocked: true, key: "" });
  expect(KEYS.some((key) => "ulc".includes(key))).toBe(false);
});

test("where the board has more places than there are keys, whatever is elsewhere has one all the same", () => {
  const places = [...Array(40).keys()].map((at) => ({ value: at, text: "go", target: [at, 0] as [number, number] }));
  const choosing = asked(ask([], { options: [...places, { value: "feat", text: "o" }] }));
  expect(choosing.choices.at(-1)).toMatchObject({ option: { value: "feat" }, key: KEYS.at(-1) });
  expect(choosing.choices[0]!.key).toBe("1");
  expect(choosing.choices[39]!.key).toBe("");
});

test("what was picked is kept while something else is done at any time, as far as it is still on offer", () => {
  const dice = (id: string, values: Value[]): Ask => ask(values, { id, kind: "dice", many: true, least: 0, most: 9 });
  const choosing = asked(dice("0-1", ["red", "red", "blue"]));
  choosing.pick(1);
  choosing.pick(0);
  choosing.pick(2);

  choosing.pose(null);
  choosing.pose(ask(["slot"], { id: "0-2", kind: "other" }));
  choosing.pose(dice("0-3", ["blue", "red", "green"]));

  expect(choosing.answer()).toEqual(["red", "blue"]);
});

test("what was answered is not picked again, nor anything of another question", () => {
  const dice = (id: string, more: Partial<Ask> = {}): Ask => ask(["red", "blue"], { id, many: true, most: 2, ...more });
  const choosing = asked(dice("0-1"));
  choosing.pick(0);
  choosing.sent = true;
  choosing.pose(dice("0-2"));
  expect(choosing.picked).toEqual([]);

  choosing.pick(1);
  choosing.pose(dice("0-3", { about: { who: "another" } }));
  expect(choosing.picked).toEqual([]);
});

test("a single pick is the answer", () => {
  expect(asked(ask([4, 7])).choose(7)).toEqual({ answer: 7 });
  expect(asked(ask([[1, 2]])).choose([1, 2])).toEqual({ answer: [1, 2] });
});

test("one of several is the answer at once, as a list", () => {
  const choosing = asked(ask(["a", "b"], { many: true }));
  expect(choosing.many).toBe(false);
  expect(choosing.choose("b")).toEqual({ answer: ["b"] });
});

test("what is blocked explains itself, what is unknown does not", () => {
  const choosing = asked(ask([4], { blocked: [{ value: 9, text: "o", why: "door", rule: "R" }] }));
  expect(choosing.choose(9)).toMatchObject({ blocked: { why: "door" } });
  expect(choosing.explained?.why).toBe("door");
  expect(choosing.choose(55)).toEqual({ unknown: true });
});

test("several picks are collected, put back and limited", () => {
  const choosing = asked(ask(["a", "b", "c"], { many: true, least: 2, most: 2 }));
  choosing.choose("a");
  expect(choosing.ready).toBe(false);
  choosing.choose("b");
  expect(choosing.ready).toBe(true);
  choosing.choose("c"); // the last one gives way
  expect(choosing.answer()).toEqual(["a", "c"]);
  choosing.choose("a");
  expect(choosing.answer()).toEqual(["c"]);
});

test("equal cards are picked copy by copy, and put back together", () => {
  const choosing = asked(ask(["search", "search", "rest"], { many: true, least: 0, most: 3 }));
  choosing.choose("search");
  choosing.choose("search");
  expect(choosing.answer()).toEqual(["search", "search"]);
  choosing.choose("search");
  expect(choosing.answer()).toEqual([]);
  expect(choosing.ready).toBe(true);
});

test("of equal cards the very copy that was chosen is picked, looked at and put back", () => {
  const choosing = asked(ask(["search", "rest", "search"], { many: true, least: 2, most: 2 }));
  choosing.choose("search", 2);
  expect(choosing.picked).toEqual([2]);
  expect([choosing.focused, choosing.focusedAt]).toEqual(["search", 2]);
  choosing.choose("search", 0);
  choosing.choose("search", 2);
  expect(choosing.picked).toEqual([0]);
  choosing.choose("search", 1); // another card lies there: any copy will do
  expect(choosing.answer()).toEqual(["search", "search"]);
});

test("nothing is null for one pick and an empty list for several", () => {
  expect(asked(ask([1], { least: 0 })).nothing()).toBeNull();
  expect(asked(ask([1], { least: 0, many: true, most: 4 })).nothing()).toEqual([]);
});

test("the same question again keeps what was picked, a new one does not", () => {
  const choosing = asked(ask(["a", "b"], { many: true, most: 2 }));
  choosing.choose("a");
  choosing.pose(ask(["a", "b"], { many: true, most: 2 }));
  expect(choosing.picked).toEqual([0]);
  choosing.pose(ask(["a", "b"], { id: "0-2", kind: "other", many: true, most: 2 }));
  expect(choosing.picked).toEqual([]);
});

test("a new question hears nothing for a moment, the same one again at once", () => {
  vi.useFakeTimers();
  const choosing = new Choosing();
  choosing.pose(ask([4, 7]));
  expect([choosing.deaf, choosing.pick(0), choosing.choose(4), choosing.choose(99)]).toEqual([
    true,
    { tooSoon: true },
    { tooSoon: true },
    { tooSoon: true },
  ]);
  expect(choosing.picked).toEqual([]);

  vi.advanceTimersByTime(DEAF);
  choosing.pose(ask([4, 7]));
  expect([choosing.deaf, choosing.pick(0)]).toEqual([false, { answer: 4 }]);

  choosing.pose(ask([4, 7], { id: "0-2" }));
  vi.advanceTimersByTime(DEAF - 1);
  choosing.pose(ask([4, 7], { id: "0-3" }));
  vi.advanceTimersByTime(1);
  expect(choosing.deaf).toBe(true);
  vi.advanceTimersByTime(DEAF);
  expect(choosing.deaf).toBe(false);
  choosing.pose(null);
  expect(choosing.deaf).toBe(false);
  vi.useRealTimers();
});
