import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../wire/http";
import { Connection, type Hooks } from "../wire/socket";
import type { Ask, FromClient, FromServer, Table, Value, View } from "../wire/types";
import { TableStore } from "./table.svelte";

const ask = (id: string, more: Partial<Ask> = {}): Ask => ({
  id,
  rule: "R",
  kind: "k",
  prompt: { text: "p" },
  least: 1,
  most: 1,
  many: false,
  about: {},
  options: [4, 7].map((value) => ({ value, text: "o" })),
  blocked: [{ value: 9, text: "o", why: "w", rule: "R" }],
  ...more,
});
const view = (question: Ask | null, more: object = {}): View =>
  ({ game: "g", seat: 0, state: {}, waiting: [], window: false, ask: question, ...more }) as unknown as View;
const seats = [{ seat: 0, person: { id: "me" } }];
const table = { id: "t", odds: true, spectators: false, you: { seat: 0 }, seats } as unknown as Table;
const whole = (seen: View | null): FromServer =>
  ({ is: "view", version: 1, view: seen, events: [], more: 0, table, vote: null, chat: [] }) as FromServer;

let hooks: Hooks;
let sent: Record<string, unknown>[];
let refuse: string | null;
let advises: Value;
let called: number;
let stopped: string[][];
let refused: string[];
let staged: string[];

/** A line that answers at once. */
class Line extends Connection {
  override send(message: Parameters<Connection["send"]>[0]): ReturnType<Connection["send"]> {
    sent.push(message as unknown as FromClient as Record<string, unknown>);
    if (refuse) return Promise.reject(new Refused(refuse, ""));
    if (message.do === "odds") {
      const odds = [{ pick: 4, exact: true, outcomes: [{ text: "x", chance: 0.5 }] }];
      return Promise.resolve({ is: "odds", n: 1, ask: message.ask, odds });
    }
    if (message.do === "advise") return Promise.resolve({ is: "advice", n: 1, ask: message.ask, pick: advises });
    return Promise.resolve({ is: "done", n: 1 });
  }
}

function opened(first: FromServer, deaf = 0): TableStore {
  const store = new TableStore("t", {
    duration: () => 100,
    staged: (seen) => (staged.push(seen.game), null),
    deaf,
    hidden: () => false,
    called: () => void called++,
    stopped: (reactions) => void stopped.push(reactions),
    refused: (why) => void refused.push(why.code),
    line: (made) => {
      hooks = made;
      return new Line("", made);
    },
  });
  hooks.frame(first);
  return store;
}

const update = (seen: View): FromServer => ({
  is: "update",
  version: 2,
  diff: [[[], seen]],
  events: [{ n: 0, kind: "moved", rule: "", say: { text: "m" } }],
});
const answers = (): unknown[] => sent.filter((message) => message["do"] === "answer").map((message) => message["pick"]);

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  staged = [];
  refuse = null;
  advises = 7;
  called = 0;
  stopped = [];
  refused = [];
});
afterEach(() => vi.useRealTimers());

test("options are weighed in all their ways, once while their question stands", async () => {
  const store = opened(whole(view(ask("0-1"))));
  const option = { value: 4, text: "o" };
  const choice = { option, at: 0, key: "1", blocked: false, picked: false };
  const ways = [3, 5].map((pick) => ({ choice, payment: null, then: [{ kind: "target", pick }] }));
  const weighed = (): unknown[] => sent.filter((message) => message["do"] === "odds" && message["then"]);
  await Promise.all([store.weighOptions(ways), store.weighOptions(ways)]);
  expect(weighed()).toEqual(ways.map(({ then }) => ({ do: "odds", ask: "0-1", pick: 4, then, quick: true })));
  expect(store.choosing.weighed.map(({ odds }) => odds.length)).toEqual([2]);
  hooks.frame(update(view(ask("0-2"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.choosing.weighed).toEqual([]);
  await store.weighOptions(ways);
  expect(weighed()).toHaveLength(4);
});

test("advice is asked for once, marks what it means, and is followed when the question listens", async () => {
  const store = opened(whole(view(ask("0-1"))), 250);
  const asked = (): unknown[] => sent.filter((message) => message["do"] === "advise");
  await store.askAdvice();
  await store.askAdvice();
  expect(asked()).toEqual([{ do: "advise", ask: "0-1" }]);
  expect([store.choosing.advised, store.choosing.isAdvised(7), store.choosing.isAdvised(4)]).toEqual([7, true, false]);
  store.followAdvice();
  expect(answers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  store.followAdvice();
  expect(answers()).toEqual([7]);
  hooks.frame(update(view(ask("0-2"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.choosing.advised).toBeUndefined();
});

test("advice may be to do nothing, where that is an answer", async () => {
  advises = null;
  const store = opened(whole(view(ask("0-1", { least: 0 }))));
  await store.askAdvice();
  store.followAdvice();
  expect(answers()).toEqual([null]);
});

test("advice may be to do something that goes at any time instead of an answer", async () => {
  advises = ["aside", "rest"];
  const asides = [{ value: ["aside", "run"], text: "run" }, { value: advises, text: "rest" }];
  const store = opened(whole(view(ask("0-1", { asides, many: true }))));
  await store.askAdvice();
  expect([advises, ["aside", "run"], "rest"].map((value) => store.choosing.isAdvised(value))).toEqual([true, false, false]);
  store.followAdvice();
  expect(answers()).toEqual([advises]);
  expect(store.choosing.sent).toBe(false);
});

test("without advice the table goes on", async () => {
  const store = opened(whole(view(ask("0-1"))));
  refuse = "advice-off";
  await store.askAdvice();
  store.followAdvice();
  expect([store.choosing.advised, refused, answers()]).toEqual([undefined, [], []]);
});

test("what happens before the first view is told, and nothing of it is staged", async () => {
  const store = opened(whole(null));
  hooks.frame(update(view(null)));
  expect(store.updates.animating?.kind).toBe("moved");
  await vi.advanceTimersByTimeAsync(100);
  expect([store.view?.game, staged]).toEqual(["g", []]);
  hooks.frame(update(view(null)));
  expect(staged).toEqual(["g"]);
});

test("the question waits until everything before it has been shown", async () => {
  const store = opened(whole(view(null)));
  hooks.frame(update(view(ask("0-1"))));
  expect(store.choosing.ask).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.choosing.ask?.id).toBe("0-1");
  expect(called).toBe(1);
});

test("chances are asked for once a question", async () => {
  const store = opened(whole(view(ask("0-1"))));
  hooks.frame(whole(view(ask("0-1"))));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.filter((message) => message["do"] === "odds")).toHaveLength(1);
  expect(store.choosing.odds).toHaveLength(1);
});

test("a choice is answered once, and its question goes when the answer has come back", async () => {
  const store = opened(whole(view(ask("0-1"))));
  store.choose(7);
  store.choose(4);
  expect(answers()).toEqual([7]);
  expect(store.choosing.choices.map((choice) => choice.picked)).toEqual([false, true, false]);
  hooks.frame(update(view(null)));
  expect(store.choosing.ask).toBeNull();
});

test("a refused answer can be given anew", async () => {
  const store = opened(whole(view(ask("0-1"))));
  refuse = "illegal-answer";
  store.choose(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toContain("illegal-answer");
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

test("an answer inside a window lets it pass as well", () => {
  const store = opened(whole(view(ask("0-1", { least: 0 }), { window: true })));
  hooks.frame({ is: "window", id: "w", left: 5, lasts: 8, open: true, yours: true });
  store.none();
  expect(sent.map((message) => message["do"])).toEqual(["odds", "answer", "let-pass"]);
  expect(store.window?.passed).toBe(true);
});

test("alone among bots a window is let pass at once, unless there is something to react with", () => {
  const frame: FromServer = { is: "window", id: "w", left: 5, lasts: 8, open: true, yours: true };
  opened(whole(view(null, { window: true })));
  hooks.frame(frame);
  expect(sent).toEqual([{ do: "let-pass", window: "w" }]);

  sent = [];
  opened(whole(view(ask("0-1", { least: 0, kind: "react" }), { window: true })));
  hooks.frame(frame);
  expect(sent.map((message) => message["do"])).toEqual(["odds"]);
});

test("among people, and where somebody may watch, a window is never let pass by itself", () => {
  for (const watched of [{ seats: friends }, { spectators: true }]) {
    opened({ ...whole(view(null, { window: true })), table: { ...table, ...watched } } as unknown as FromServer);
    hooks.frame({ is: "window", id: "w", left: 5, lasts: 8, open: true, yours: true });
    expect(sent).toEqual([]);
  }
});

const friends = [...seats, { seat: 1, playing: "human" }];
const frame: FromServer = { is: "window", id: "w", left: 5, lasts: 8, open: true, yours: true };

/** A reaction window among people, about "parry", with these standing orders. */
function windowed(question: Ask | null, orders: object = {}): TableStore {
  const seen = view(question, { window: true, reactions: ["parry"], orders });
  const store = opened({ ...whole(seen), table: { ...table, odds: false, seats: friends } } as unknown as FromServer);
  hooks.frame(frame);
  return store;
}

const ordering = (order: string, condition: object = {}): object => ({
  do: "orders",
  reaction: "parry",
  order,
  condition,
});

test("to be asked no more is a private order, and lets the window pass", () => {
  const store = windowed(null);
  store.stopAsking();
  expect(sent).toEqual([ordering("never"), { do: "let-pass", window: "w" }]);
  expect(store.window?.passed).toBe(true);
});

test("whoever is asked and wants to be asked no more declines as well", () => {
  const store = windowed(ask("0-1", { least: 0, kind: "react" }));
  store.stopAsking();
  expect(sent).toEqual([
    ordering("never"),
    { do: "answer", ask: "0-1", pick: null },
    { do: "let-pass", window: "w" },
  ]);
});

test("to be asked again is to be asked as before", () => {
  const before = { order: "if", condition: { seats: [1] } };
  const store = windowed(null, { parry: before });
  store.stopAsking();
  store.askAgain();
  store.askAgain();
  const orders = sent.filter((message) => message["do"] === "orders");
  expect(orders).toEqual([ordering("never"), ordering("if", { seats: [1] }), ordering("ask")]);
});

test("the way back is offered once more when the window is over, unless it was taken", () => {
  const closed: FromServer = { ...frame, open: false } as FromServer;
  windowed(null).stopAsking();
  expect(stopped).toEqual([]);
  hooks.frame(closed);
  hooks.frame(closed);
  expect(stopped).toEqual([["parry"]]);

  const store = windowed(null);
  store.stopAsking();
  store.askAgain();
  hooks.frame(closed);
  expect(stopped).toHaveLength(1);
});

test("a window that a standing order lets pass has been let pass, and nothing is said", () => {
  const store = windowed(null, { parry: { order: "never", condition: {} } });
  expect(store.orders.silent).toBe(true);
  expect(store.window?.passed).toBe(true);
  expect(sent).toEqual([]);
  expect(windowed(null, { "dodge": { order: "never", condition: {} } }).window?.passed).toBe(false);
});

test("a window that closed while the line was lost is gone", () => {
  const store = windowed(null);
  hooks.frame(whole(view(null, { window: true, reactions: ["parry"] })));
  expect(store.window).not.toBeNull();
  hooks.frame(whole(view(null)));
  expect(store.window).toBeNull();
});

test("to let a window pass is nothing that could be taken back", async () => {
  const store = windowed(ask("0-1", { least: 0, kind: "react" }));
  store.none();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers()).toEqual([null]);
  expect(store.answered).toEqual([]);
});

test("several picks are weighed together once they are an answer", async () => {
  const store = opened(whole(view(ask("0-1", { many: true, least: 2, most: 2 }))));
  store.pick(0);
  store.pick(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.filter((message) => "pick" in message)).toEqual([{ do: "odds", ask: "0-1", pick: [4, 7] }]);
  expect(store.choosing.together?.outcomes[0]?.chance).toBe(0.5);

  store.pick(0);
  expect(store.choosing.together).toBeNull();
});

test("what was answered is remembered until it is taken back", async () => {
  const store = opened(whole(view(ask("0-1"))));
  store.choose(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.answered).toEqual([{ ask: "0-1", chosen: [{ value: 7, text: "o" }] }]);

  hooks.frame(update(view(ask("0-2"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.answered).toHaveLength(1);
  hooks.frame(update(view(ask("0-1"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.answered).toEqual([]);
});

test("before the start there is no view, and the first update brings it", async () => {
  const store = opened(whole(null));
  expect(store.view).toBeNull();
  hooks.frame(update(view(ask("0-0"))));
  await vi.advanceTimersByTimeAsync(100);
  expect(store.view?.game).toBe("g");
});

test("the same view again disturbs nothing that is being shown", () => {
  const store = opened(whole(view(null)));
  const next = view(ask("0-1"));
  hooks.frame(update(next));
  hooks.frame({ ...whole(next), version: 2 } as FromServer);
  expect(store.updates.animating?.n).toBe(0);
});

test("what others say is unread, what I say is not", () => {
  const store = opened(whole(view(null)));
  const line = (id: string): FromServer => ({ is: "chat", chat: { at: 0, who: { id, name: id }, seat: 0, text: "x" } });
  hooks.frame(line("you"));
  hooks.frame(line("me"));
  expect(store.unread).toBe(1);
  expect(store.chat).toHaveLength(2);
});

test("to let a window pass that has passed meanwhile is no trouble; anything else refused is said", async () => {
  const store = opened(whole(view(null, { window: true })));
  hooks.frame({ is: "window", id: "3", left: 8, lasts: 8, open: true, yours: true });
  refuse = "no-window";
  store.letPass();
  await vi.runAllTimersAsync();
  expect(sent.map((message) => message["do"])).toContain("let-pass");
  expect(refused).toEqual([]);
  refuse = "storage-trouble";
  await store.undo();
  expect(refused).toEqual(["storage-trouble"]);
});

test("while a bot stands in, it is the bot that lets windows pass", async () => {
  const standIn = { ...table, seats: [{ ...seats[0], playing: "bot" }] } as unknown as Table;
  opened({ ...whole(view(null, { window: true })), table: standIn } as FromServer);
  hooks.frame({ is: "window", id: "3", left: 8, lasts: 8, open: true, yours: true });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

test("a window let pass just when a bot takes over is no trouble", async () => {
  refuse = "not-your-seat";
  opened(whole(view(null, { window: true })));
  hooks.frame({ is: "window", id: "3", left: 8, lasts: 8, open: true, yours: true });
  await vi.runAllTimersAsync();
  expect(sent.map((message) => message["do"])).toEqual(["let-pass"]);
  expect(refused).toEqual([]);
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
    expect([answers(), store.notOffered, refused]).toEqual([[], false, []]);
  }
});

test("a double click answers one question, and a key after the moment the next one", async () => {
  const store = opened(whole(view(ask("0-1"))), 250);
  await vi.advanceTimersByTimeAsync(250);
  store.pick(0);
  hooks.frame(update(view(ask("0-2"))));
  await vi.advanceTimersByTimeAsync(100); // what happened is shown
  store.pick(0);
  await vi.advanceTimersByTimeAsync(249);
  store.pick(0);
  expect(answers()).toEqual([4]);
  await vi.advanceTimersByTimeAsync(1);
  store.pick(1);
  expect(answers()).toEqual([4, 7]);
});

test("a new reaction window is not let pass by a click that was meant for something else", async () => {
  const store = opened({ ...whole(view(null, { window: true })), table: { ...table, seats: friends } } as FromServer, 250);
  hooks.frame(frame);
  store.letPass();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  hooks.frame(frame); // the same window, told again
  store.letPass();
  expect(sent).toEqual([{ do: "let-pass", window: "w" }]);
});

test("a rule that fails is told until the notice is closed, and again to whoever tries the same", async () => {
  const store = opened(whole(view(ask("0-1"))));
  hooks.frame({ is: "fault", seat: 2 });
  expect(store.fault).toEqual({ seat: 2 });
  store.fault = null;
  refuse = "rule-fault";
  store.choose(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.fault).toEqual({ seat: 0 });
  expect(refused).toEqual([]);
  expect(store.choosing.sent).toBe(false);
});

// --- what may be done at any time ---

const REST = { value: ["aside", "rest"], text: "a" };

test("an aside goes out as the answer to the question, without a pick of it", async () => {
  const store = opened(whole(view(ask("q1", { asides: [REST] }))));
  await store.stepIn(0);
  expect(answers()).toEqual([["aside", "rest"]]);
  expect(store.choosing.picked).toEqual([]);
  expect(store.answered.at(-1)).toMatchObject({ ask: "q1", chosen: [REST] });
});

test("who stands by is not asked and not called, and may step in", async () => {
  const store = opened(whole(view(null)));
  const before = called;
  hooks.frame(whole(view(ask("q2", { options: [], blocked: [], asides: [REST], standby: true }))));
  expect(store.choosing.ask).toBeNull();
  expect(called).toBe(before);
  await store.stepIn(0);
  expect(answers()).toEqual([["aside", "rest"]]);
});

test("an aside that was refused can be tried again", async () => {
  const store = opened(whole(view(ask("q1", { asides: [REST] }))));
  refuse = "stale";
  await store.stepIn(0);
  refuse = null;
  await store.stepIn(0);
  expect(answers().length).toBe(2);
});
