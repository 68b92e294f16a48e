import { expect, test, vi } from "vitest";
import type { Ask, FromServer } from "../wire/types";
import type { TableStore } from "./table.svelte";
import { answers, ask, freshLines, line, opened, REST, update, view, whole } from "./tableOnALine";

freshLines();

test("what happens before the first view is told, and nothing of it is staged", async () => {
  const store = opened(whole(null));
  line.hooks.frame(update(view(null)));
  expect(store.updates.animating?.kind).toBe("moved");
  await vi.advanceTimersByTimeAsync(100);
  expect([store.view?.game, line.staged]).toEqual(["g", []]);
  line.hooks.frame(update(view(null)));
  expect(line.staged).toEqual(["g"]);
});

test("the question waits until everything before it has been shown", async () => {
  const store = opened(whole(view(null)));
  line.hooks.frame(update(view(ask("0-1"))));
  expect(store.choosing.ask).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.choosing.ask?.id).toBe("0-1");
  expect(line.called).toBe(1);
});

test("a choice is answered once, and its question goes when the answer has come back", async () => {
  const store = opened(whole(view(ask("0-1"))));
  store.choose(7);
  store.choose(4);
  expect(answers()).toEqual([7]);
  expect(store.choosing.choices.map((choice) => choice.picked)).toEqual([false, true, false]);
  line.hooks.frame(update(view(null)));
  expect(store.choosing.ask).toBeNull();
});

test("a refused answer can be given anew", async () => {
  const store = opened(whole(view(ask("0-1"))));
  line.refuse = "illegal-answer";
  store.choose(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(line.refused).toContain("illegal-answer");
  expect(store.choosing.sent).toBe(false);
  expect(store.choosing.picked).toEqual([]);
});

test("what is not on offer is explained or at least said", () => {
  const store = opened(whole(view(ask("0-1"))));
  store.choose(9);
  expect(store.choosing.explained?.why).toBe("w");
  expect(store.notOffered).toBe(false);
  store.choose(1234);
  expect(store.notOffered).toBe(true);
  expect(answers()).toEqual([]);
});

test("several picks are sent together, none as an empty list", () => {
  const several = ask("0-1", { many: true, least: 0, most: 2 });
  const store = opened(whole(view(several)));
  store.choose(4);
  store.choose(7);
  expect(answers()).toEqual([]);
  store.confirm();
  expect(answers()).toEqual([[4, 7]]);
});

test("what was answered is remembered until it is taken back", async () => {
  const store = opened(whole(view(ask("0-1"))));
  store.choose(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.answered).toEqual([{ ask: "0-1", chosen: [{ value: 7, text: "o" }] }]);

  line.hooks.frame(update(view(ask("0-2"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.answered).toHaveLength(1);
  line.hooks.frame(update(view(ask("0-1"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.answered).toEqual([]);
});

test("before the start there is no view, and the first update brings it", async () => {
  const store = opened(whole(null));
  expect(store.view).toBeNull();
  line.hooks.frame(update(view(ask("0-0"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.view?.game).toBe("g");
});

test("the same view again disturbs nothing that is being shown", () => {
  const store = opened(whole(view(null)));
  const next = view(ask("0-1"));
  line.hooks.frame(update(next));
  line.hooks.frame({ ...whole(next), version: 2 } as FromServer);
  expect(store.updates.animating?.n).toBe(0);
});

test("what others say is unread, what I say is not", () => {
  const store = opened(whole(view(null)));
  const says = (id: string): FromServer => ({ is: "chat", chat: { at: 0, who: { id, name: id }, seat: 0, text: "x" } });
  line.hooks.frame(says("you"));
  line.hooks.frame(says("me"));
  expect(store.unread).toBe(1);
  expect(store.chat).toHaveLength(2);
});

test("what is pressed in the first moment of a question answers nothing and is no mistake", async () => {
  const several = ask("0-1", { many: true, least: 0, most: 2 });
  for (const [question, early] of [
    [ask("0-1"), (store: TableStore) => store.pick(0)],
    [ask("0-1"), (store: TableStore) => store.choose(1234)],
    [ask("0-1", { least: 0 }), (store: TableStore) => store.none()],
    [several, (store: TableStore) => store.confirm()],
  ] as [Ask, (store: TableStore) => void][]) {
    const store = opened(whole(view(question)), 250);
    early(store);
    await vi.advanceTimersByTimeAsync(0);
    expect([answers(), store.notOffered, line.refused]).toEqual([[], false, []]);
  }
});

test("a double click answers one question, and a key after the moment the next one", async () => {
  const store = opened(whole(view(ask("0-1"))), 250);
  await vi.advanceTimersByTimeAsync(250);
  store.pick(0);
  line.hooks.frame(update(view(ask("0-2"))));
  await vi.advanceTimersByTimeAsync(100); // what happened is shown
  store.pick(0);
  await vi.advanceTimersByTimeAsync(249);
  store.pick(0);
  expect(answers()).toEqual([4]);
  await vi.advanceTimersByTimeAsync(1);
  store.pick(1);
  expect(answers()).toEqual([4, 7]);
});

test("a rule that fails is told until the notice is closed, and again to whoever tries the same", async () => {
  const store = opened(whole(view(ask("0-1"))));
  line.hooks.frame({ is: "fault", seat: 2 });
  expect(store.fault).toEqual({ seat: 2 });
  store.fault = null;
  line.refuse = "rule-fault";
  store.choose(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.fault).toEqual({ seat: 0 });
  expect(line.refused).toEqual([]);
  expect(store.choosing.sent).toBe(false);
});

// --- what may be done at any time ---

test("an aside goes out as the answer to the question, without a pick of it", async () => {
  const store = opened(whole(view(ask("q1", { asides: [REST] }))));
  await store.stepIn(0);
  expect(answers()).toEqual([["aside", "rest"]]);
  expect(store.choosing.picked).toEqual([]);
  expect(store.answered.at(-1)).toMatchObject({ ask: "q1", chosen: [REST] });
});

test("who stands by is not asked and not called, and may step in", async () => {
  const store = opened(whole(view(null)));
  const before = line.called;
  line.hooks.frame(whole(view(ask("q2", { options: [], blocked: [], asides: [REST], standby: true }))));
  expect(store.choosing.ask).toBeNull();
  expect(line.called).toBe(before);
  await store.stepIn(0);
  expect(answers()).toEqual([["aside", "rest"]]);
});

test("an aside that was refused can be tried again", async () => {
  const store = opened(whole(view(ask("q1", { asides: [REST] }))));
  line.refuse = "stale";
  await store.stepIn(0);
  line.refuse = null;
  await store.stepIn(0);
  expect(answers().length).toBe(2);
});
