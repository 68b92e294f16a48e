import { expect, test, vi } from "vitest";
import { ask, freshLines, line, opened, update, view, whole } from "./tableOnALine";

freshLines();

test("options are weighed in all their ways, once while their question stands", async () => {
  const store = opened(whole(view(ask("0-1"))));
  const option = { value: 4, text: "o" };
  const choice = { option, at: 0, key: "1", blocked: false, picked: false };
  const ways = [3, 5].map((pick) => ({ choice, payment: null, then: [{ kind: "target", pick }] }));
  const weighed = (): unknown[] => line.sent.filter((message) => message["do"] === "odds" && message["then"]);
  await Promise.all([store.weighing.ofWays(ways), store.weighing.ofWays(ways)]);
  expect(weighed()).toEqual(ways.map(({ then }) => ({ do: "odds", ask: "0-1", pick: 4, then, quick: true })));
  expect(store.choosing.weighed.map(({ odds }) => odds.length)).toEqual([2]);
  line.hooks.frame(update(view(ask("0-2"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.choosing.weighed).toEqual([]);
  await store.weighing.ofWays(ways);
  expect(weighed()).toHaveLength(4);
});

test("chances are asked for once a question", async () => {
  const store = opened(whole(view(ask("0-1"))));
  line.hooks.frame(whole(view(ask("0-1"))));
  await vi.advanceTimersByTimeAsync(0);
  expect(line.sent.filter((message) => message["do"] === "odds")).toHaveLength(1);
  expect(store.choosing.odds).toHaveLength(1);
});

test("several picks are weighed together once they are an answer", async () => {
  const store = opened(whole(view(ask("0-1", { many: true, least: 2, most: 2 }))));
  store.pick(0);
  store.pick(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(line.sent.filter((message) => "pick" in message)).toEqual([{ do: "odds", ask: "0-1", pick: [4, 7] }]);
  expect(store.choosing.together?.outcomes[0]?.chance).toBe(0.5);

  store.pick(0);
  expect(store.choosing.together).toBeNull();
});
