/** For tests: a table at the end of a line that answers at once and remembers what went over it. */
import { afterEach, beforeEach, vi } from "vitest";
import { Refused } from "../wire/http";
import { Connection, type Hooks } from "../wire/socket";
import type { Ask, FromClient, FromServer, Table, Value, View } from "../wire/types";
import { TableStore } from "./table.svelte";

export const ask = (id: string, more: Partial<Ask> = {}): Ask => ({
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
export const view = (question: Ask | null, more: object = {}): View =>
  ({ game: "g", seat: 0, state: {}, waiting: [], window: false, ask: question, ...more }) as unknown as View;
export const seats = [{ seat: 0, person: { id: "me" } }];
export const table = { id: "t", odds: true, spectators: false, you: { seat: 0 }, seats } as unknown as Table;
export const whole = (seen: View | null): FromServer =>
  ({ is: "view", version: 1, view: seen, events: [], more: 0, table, vote: null, chat: [] }) as FromServer;

/** What went over the line and what the table told of itself, and how the line behaves. */
class Heard {
  hooks!: Hooks;
  sent: Record<string, unknown>[] = [];
  refuse: string | null = null;
  advises: Value = 7;
  called = 0;
  stopped: string[][] = [];
  refused: string[] = [];
  staged: string[] = [];
}
export let line = new Heard();

class Line extends Connection {
  override send(message: Parameters<Connection["send"]>[0]): ReturnType<Connection["send"]> {
    line.sent.push(message as unknown as FromClient as Record<string, unknown>);
    if (line.refuse) return Promise.reject(new Refused(line.refuse, ""));
    if (message.do === "odds") {
      const odds = [{ pick: 4, exact: true, outcomes: [{ text: "x", chance: 0.5 }] }];
      return Promise.resolve({ is: "odds", n: 1, ask: message.ask, odds });
    }
    if (message.do === "advise") return Promise.resolve({ is: "advice", n: 1, ask: message.ask, pick: line.advises });
    return Promise.resolve({ is: "done", n: 1 });
  }
}

export function opened(first: FromServer, deaf = 0): TableStore {
  const store = new TableStore("t", {
    duration: () => 100,
    staged: (seen) => (line.staged.push(seen.game), null),
    deaf,
    hidden: () => false,
    called: () => void line.called++,
    stopped: (reactions) => void line.stopped.push(reactions),
    refused: (why) => void line.refused.push(why.code),
    line: (made) => {
      line.hooks = made;
      return new Line("", made);
    },
  });
  line.hooks.frame(first);
  return store;
}

export const update = (seen: View): FromServer => ({
  is: "update",
  version: 2,
  diff: [[[], seen]],
  events: [{ n: 0, kind: "moved", rule: "", say: { text: "m" } }],
});

/** Something that may be done at any time, instead of an answer. */
export const REST = { value: ["aside", "rest"], text: "a" };

export const answers = (): unknown[] => line.sent.filter((message) => message["do"] === "answer").map((message) => message["pick"]);

/** For the head of a file of tests: each begins with a new line and a clock that stands still. */
export function freshLines(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    line = new Heard();
  });
  afterEach(() => vi.useRealTimers());
}
