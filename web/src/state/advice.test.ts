import { expect, test, vi } from "vitest";
import { answers, ask, freshLines, line, opened, table, update, view, whole } from "./tableOnALine";

freshLines();

test("advice is asked for once, marks what it means, and is followed when the question listens", async () => {
  const store = opened(whole(view(ask("0-1"))), 250);
  const asked = (): unknown[] => line.sent.filter((message) => message["do"] === "advise");
  await store.advice.ask();
  await store.advice.ask();
  expect(asked()).toEqual([{ do: "advise", ask: "0-1" }]);
  expect([store.choosing.advised, store.choosing.isAdvised(7), store.choosing.isAdvised(4)]).toEqual([7, true, false]);
  store.advice.follow();
  expect(answers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  store.advice.follow();
  expect(answers()).toEqual([7]);
  line.hooks.frame(update(view(ask("0-2"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.choosing.advised).toBeUndefined();
});

test("advice may be to do nothing, where that is an answer", async () => {
  line.advises = null;
  const store = opened(whole(view(ask("0-1", { least: 0 }))));
  await store.advice.ask();
  store.advice.follow();
  expect(answers()).toEqual([null]);
});

test("advice may be to do something that goes at any time instead of an answer", async () => {
  line.advises = ["aside", "rest"];
  const asides = [{ value: ["aside", "run"], text: "run" }, { value: line.advises, text: "rest" }];
  const store = opened(whole(view(ask("0-1", { asides, many: true }))));
  await store.advice.ask();
  expect([line.advises, ["aside", "run"], "rest"].map((value) => store.choosing.isAdvised(value))).toEqual([true, false, false]);
  store.advice.follow();
  expect(answers()).toEqual([line.advises]);
  expect(store.choosing.sent).toBe(false);
});

test("without advice the table goes on", async () => {
  const store = opened(whole(view(ask("0-1"))));
  line.refuse = "advice-off";
  await store.advice.ask();
  store.advice.follow();
  expect([store.choosing.advised, line.refused, answers()]).toEqual([undefined, [], []]);
});
