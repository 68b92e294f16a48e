import { expect, test, vi } from "vitest";
import type { Ask, FromServer, Table } from "../wire/types";
import type { TableStore } from "./table.svelte";
import { answers, ask, freshLines, line, opened, seats, table, view, whole } from "./tableOnALine";

freshLines();

test("an answer inside a window lets it pass as well", () => {
  const store = opened(whole(view(ask("0-1", { least: 0 }), { window: true })));
  line.hooks.frame({ is: "window", id: "w", left: 5, lasts: 8, open: true, yours: true });
  store.none();
  expect(line.sent.map((message) => message["do"])).toEqual(["odds", "answer", "let-pass"]);
  expect(store.windows.open?.passed).toBe(true);
});

test("alone among bots a window is let pass at once, unless there is something to react with", () => {
  const frame: FromServer = { is: "window", id: "w", left: 5, lasts: 8, open: true, yours: true };
  opened(whole(view(null, { window: true })));
  line.hooks.frame(frame);
  expect(line.sent).toEqual([{ do: "let-pass", window: "w" }]);

  line.sent = [];
  opened(whole(view(ask("0-1", { least: 0, kind: "react" }), { window: true })));
  line.hooks.frame(frame);
  expect(line.sent.map((message) => message["do"])).toEqual(["odds"]);
});

test("among people, and where somebody may watch, a window is never let pass by itself", () => {
  for (const watched of [{ seats: friends }, { spectators: true }]) {
    opened({ ...whole(view(null, { window: true })), table: { ...table, ...watched } } as unknown as FromServer);
    line.hooks.frame({ is: "window", id: "w", left: 5, lasts: 8, open: true, yours: true });
    expect(line.sent).toEqual([]);
  }
});

const friends = [...seats, { seat: 1, playing: "human" }];
const frame: FromServer = { is: "window", id: "w", left: 5, lasts: 8, open: true, yours: true };

/** A reaction window among people, about "parry", with these standing orders. */
function windowed(question: Ask | null, orders: object = {}): TableStore {
  const seen = view(question, { window: true, reactions: ["parry"], orders });
  const store = opened({ ...whole(seen), table: { ...table, odds: false, seats: friends } } as unknown as FromServer);
  line.hooks.frame(frame);
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
  expect(line.sent).toEqual([ordering("never"), { do: "let-pass", window: "w" }]);
  expect(store.windows.open?.passed).toBe(true);
});

test("whoever is asked and wants to be asked no more declines as well", () => {
  const store = windowed(ask("0-1", { least: 0, kind: "react" }));
  store.stopAsking();
  expect(line.sent).toEqual([
    ordering("never"),
    { do: "answer", ask: "0-1", pick: null },
    { do: "let-pass", window: "w" },
  ]);
});

test("to be asked again is to be asked as before", () => {
  const before = { order: "if", condition: { seats: [1] } };
  const store = windowed(null, { parry: before });
  store.stopAsking();
  store.windows.askAgain();
  store.windows.askAgain();
  const orders = line.sent.filter((message) => message["do"] === "orders");
  expect(orders).toEqual([ordering("never"), ordering("if", { seats: [1] }), ordering("ask")]);
});

test("the way back is offered once more when the window is over, unless it was taken", () => {
  const closed: FromServer = { ...frame, open: false } as FromServer;
  windowed(null).stopAsking();
  expect(line.stopped).toEqual([]);
  line.hooks.frame(closed);
  line.hooks.frame(closed);
  expect(line.stopped).toEqual([["parry"]]);

  const store = windowed(null);
  store.stopAsking();
  store.windows.askAgain();
  line.hooks.frame(closed);
  expect(line.stopped).toHaveLength(1);
});

test("a window that a standing order lets pass has been let pass, and nothing is said", () => {
  const store = windowed(null, { parry: { order: "never", condition: {} } });
  expect(store.orders.silent).toBe(true);
  expect(store.windows.open?.passed).toBe(true);
  expect(line.sent).toEqual([]);
  expect(windowed(null, { "dodge": { order: "never", condition: {} } }).windows.open?.passed).toBe(false);
});

test("a window that closed while the line was lost is gone", () => {
  const store = windowed(null);
  line.hooks.frame(whole(view(null, { window: true, reactions: ["parry"] })));
  expect(store.windows.open).not.toBeNull();
  line.hooks.frame(whole(view(null)));
  expect(store.windows.open).toBeNull();
});

test("to let a window pass is nothing that could be taken back", async () => {
  const store = windowed(ask("0-1", { least: 0, kind: "react" }));
  store.none();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers()).toEqual([null]);
  expect(store.answered).toEqual([]);
});

test("to let a window pass that has passed meanwhile is no trouble; anything else refused is said", async () => {
  const store = opened(whole(view(null, { window: true })));
  line.hooks.frame({ is: "window", id: "3", left: 8, lasts: 8, open: true, yours: true });
  line.refuse = "no-window";
  store.windows.letPass();
  await vi.runAllTimersAsync();
  expect(line.sent.map((message) => message["do"])).toContain("let-pass");
  expect(line.refused).toEqual([]);
  line.refuse = "storage-trouble";
  await store.undo();
  expect(line.refused).toEqual(["storage-trouble"]);
});

test("while a bot stands in, it is the bot that lets windows pass", async () => {
  const standIn = { ...table, seats: [{ ...seats[0], playing: "bot" }] } as unknown as Table;
  opened({ ...whole(view(null, { window: true })), table: standIn } as FromServer);
  line.hooks.frame({ is: "window", id: "3", left: 8, lasts: 8, open: true, yours: true });
  await vi.runAllTimersAsync();
  expect(line.sent).toEqual([]);
});

test("a window let pass just when a bot takes over is no trouble", async () => {
  line.refuse = "not-your-seat";
  opened(whole(view(null, { window: true })));
  line.hooks.frame({ is: "window", id: "3", left: 8, lasts: 8, open: true, yours: true });
  await vi.runAllTimersAsync();
  expect(line.sent.map((message) => message["do"])).toEqual(["let-pass"]);
  expect(line.refused).toEqual([]);
});

test("a new reaction window is not let pass by a click that was meant for something else", async () => {
  const store = opened({ ...whole(view(null, { window: true })), table: { ...table, seats: friends } } as FromServer, 250);
  line.hooks.frame(frame);
  store.windows.letPass();
  expect(line.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  line.hooks.frame(frame); // the same window, told again
  store.windows.letPass();
  expect(line.sent).toEqual([{ do: "let-pass", window: "w" }]);
});
