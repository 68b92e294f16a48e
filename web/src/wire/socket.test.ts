import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "./http";
import { backoff, Connection, type Hooks } from "./socket";
import type { FromServer } from "./types";

class FakeSocket {
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  closed = false;

  constructor(readonly url: string) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  falls(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }
}

let sockets: FakeSocket[];
let frames: FromServer[];
let states: string[];
let refusal: Refused | null;
let hidden: boolean;

const view = (version: number, more: object = {}): unknown => ({ is: "view", version, chat: [], ...more });
const update = (version: number): unknown => ({ is: "update", version, diff: [], events: [] });
const latest = (): FakeSocket => sockets.at(-1)!;
const versions = (): number[] => frames.flatMap((frame) => ("version" in frame ? [frame.version] : []));

function line(): Connection {
  const hooks: Hooks = {
    frame: (frame) => void frames.push(frame),
    state: (state) => void states.push(state),
    probe: () => Promise.resolve(refusal),
    hidden: () => hidden,
    open: (url) => {
      sockets.push(new FakeSocket(url));
      return latest() as unknown as WebSocket;
    },
    random: () => 1,
  };
  const connection = new Connection("ws://here/ws/tables/t1", hooks);
  connection.open();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  frames = [];
  states = [];
  refusal = null;
  hidden = false;
});
afterEach(() => vi.useRealTimers());

test("the first view opens the line and a message is settled by its number", async () => {
  const connection = line();
  latest().says(view(3));
  expect(states).toEqual(["connecting", "open"]);
  const one = connection.send({ do: "chat", text: "a" });
  const two = connection.send({ do: "answer", ask: "0-1", pick: 7 });
  expect(latest().sent.map((message) => message["n"])).toEqual([1, 2]);
  latest().says({ is: "refused", n: 2, code: "illegal-answer", message: "", args: {}, rule: "" });
  latest().says({ is: "done", n: 1 });
  await expect(one).resolves.toMatchObject({ is: "done" });
  await expect(two).rejects.toMatchObject({ code: "illegal-answer" });
});

test("a lost line is dialled again from the last version, and what was not answered is said again", async () => {
  const connection = line();
  latest().says(view(3));
  latest().says(update(4));
  const answer = connection.send({ do: "answer", ask: "0-1", pick: 7 });
  latest().falls();
  await vi.advanceTimersByTimeAsync(backoff(0, 1));
  expect(sockets).toHaveLength(2);
  expect(latest().url).toBe("ws://here/ws/tables/t1?since=4");
  expect(latest().sent).toEqual([]);
  latest().says(view(5));
  expect(latest().sent).toEqual([{ do: "answer", ask: "0-1", pick: 7, n: 1 }]);
  latest().says({ is: "done", n: 1 });
  await expect(answer).resolves.toBeTruthy();
  expect(states).toEqual(["connecting", "open", "lost", "open"]);
});

test("an undo that may have been done is not done twice", async () => {
  const connection = line();
  latest().says(view(3));
  const undo = connection.send({ do: "undo" });
  const refused = expect(undo).rejects.toMatchObject({ code: "unreachable" });
  latest().falls();
  await vi.advanceTimersByTimeAsync(1000);
  latest().says(view(4));
  expect(latest().sent).toEqual([]);
  await refused;
});

test("a chat line that arrived before the line was lost is not said twice", async () => {
  const connection = line();
  latest().says(view(3));
  connection.send({ do: "chat", text: "run" }).catch(() => {});
  connection.send({ do: "chat", text: "hide" }).catch(() => {});
  latest().falls();
  await vi.advanceTimersByTimeAsync(1000);
  latest().says(view(3, { chat: [{ text: "run" }] }));
  expect(latest().sent.map((message) => message["text"])).toEqual(["hide"]);
});

test("a gap asks for the whole view and ignores what comes before it", () => {
  line();
  latest().says(view(3));
  latest().says(update(5));
  latest().says(update(6));
  expect(latest().sent).toEqual([{ do: "resync" }]);
  latest().says(view(6));
  latest().says(update(7));
  expect(versions()).toEqual([3, 6, 7]);
});

test("an update with the same version is private news, an older one is old", () => {
  line();
  latest().says(view(3));
  latest().says(update(3));
  latest().says(update(2));
  expect(versions()).toEqual([3, 3]);
});

const pong = (version: number): unknown => ({ is: "pong", version });

/** Lets time pass while the other side answers every ping; how many there were. */
async function beat(ms: number, version: number): Promise<number> {
  const before = latest().sent.length;
  for (let passed = 0; passed < ms; passed += 1000) {
    const sent = latest().sent.length;
    await vi.advanceTimersByTimeAsync(1000);
    if (latest().sent.length > sent) latest().says(pong(version));
  }
  return latest().sent.length - before;
}

test("a line that died is noticed within about ten seconds", async () => {
  line();
  latest().says(view(3));
  await vi.advanceTimersByTimeAsync(7000);
  expect(latest().sent).toEqual([{ do: "ping" }]);
  expect(states.at(-1)).toBe("open");
  await vi.advanceTimersByTimeAsync(4000);
  expect(states.at(-1)).toBe("lost");
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.closed).toBe(true);
});

test("a quiet line is asked seldom and answers with a few bytes", async () => {
  line();
  latest().says(view(3));
  expect(await beat(60_000, 3)).toBeLessThanOrEqual(8);
  expect(await beat(60_000, 3)).toBeLessThanOrEqual(3); // nothing has happened for a minute
  expect(new Set(latest().sent.map((message) => message["do"]))).toEqual(new Set(["ping"]));
  const bytes = 3 * (JSON.stringify({ do: "ping" }).length + JSON.stringify(pong(3)).length + 8);
  expect(bytes).toBeLessThan(200); // with the frames around them
  expect(versions().length).toBeGreaterThan(0);
  expect(sockets).toHaveLength(1);
});

test("a tab that nobody sees asks seldom from the start", async () => {
  hidden = true;
  line();
  latest().says(view(3));
  expect(await beat(60_000, 3)).toBeLessThanOrEqual(3);
});

test("an answer to a ping that knows of more brings the whole view", async () => {
  line();
  latest().says(view(3));
  await vi.advanceTimersByTimeAsync(7000);
  latest().says(pong(3));
  expect(latest().sent).toEqual([{ do: "ping" }]);
  latest().says(pong(5));
  expect(latest().sent.at(-1)).toEqual({ do: "resync" });
  latest().says(view(5));
  expect(versions()).toEqual([3, 5]); // a pong is nothing that the table has to know of
});

test("who says something into a silent line learns soon that nobody hears it", async () => {
  const connection = line();
  latest().says(view(3));
  await beat(70_000, 3);
  await vi.advanceTimersByTimeAsync(8000);
  connection.send({ do: "answer", ask: "0-1", pick: 7 }).catch(() => {});
  expect(latest().sent.at(-1)).toEqual({ do: "ping" });
  await vi.advanceTimersByTimeAsync(4000);
  expect(sockets).toHaveLength(2);
  latest().says(view(3));
  expect(latest().sent).toEqual([{ do: "answer", ask: "0-1", pick: 7, n: 1 }]);
});

test("a laptop that wakes up looks at once whether its line still stands", async () => {
  const connection = line();
  latest().says(view(3));
  connection.check();
  expect(latest().sent).toEqual([{ do: "ping" }]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sockets).toHaveLength(2);
  connection.check(); // which is not open yet: it is given its time
  expect(latest().sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(3);
});

test("waiting doubles up to ten seconds", async () => {
  expect([0, 1, 2, 9].map((attempt) => backoff(attempt, 1))).toEqual([500, 1000, 2000, 10_000]);
  expect(backoff(0, 0)).toBe(250);
  line();
  for (let falls = 0; falls < 3; falls++) {
    latest().falls();
    await vi.advanceTimersByTimeAsync(backoff(falls, 1));
  }
  expect(sockets).toHaveLength(4);
});

test("a table that will not have us is not asked again", async () => {
  const connection = line();
  refusal = new Refused("no-such-table", "");
  const chat = expect(connection.send({ do: "chat", text: "hello?" })).rejects.toMatchObject({ code: "no-such-table" });
  latest().falls();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe("refused");
  await chat;
});

test.each(["shutting-down", "storage-trouble"])("a server with %s is waited for", async (code) => {
  line();
  latest().says(view(3));
  latest().says({ is: "bye", code });
  latest().falls(1001);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
});

test("from the start asks for everything since version 0", () => {
  const connection = line();
  latest().says(view(30));
  connection.fromTheStart();
  expect(latest().url).toContain("?since=0");
});
