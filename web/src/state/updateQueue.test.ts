import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, View } from "../wire/types";
import { merged, UpdateQueue, TOO_FAR_BEHIND } from "./updateQueue.svelte";

const happening = (n: number, kind = "moved"): GameEvent => ({ n, kind, rule: "", say: { text: kind } });
const start = (): View => ({ game: "g", seat: 0, state: { at: 0 }, waiting: [], window: false, ask: null }) as unknown as View;
const update = (n: number, count = 1) => ({
  diff: [[["state", "at"], n]] as [string[], number][],
  events: Array.from({ length: count }, (_, at) => happening(n * 10 + at)),
});
const at = (updates: UpdateQueue): unknown => (updates.view?.state as { at: number }).at;

let hidden = false;
let began: number[] = [];

function updates(): UpdateQueue {
  const made = new UpdateQueue({
    duration: (event) => (event.kind === "quiet" ? 0 : 100),
    hidden: () => hidden,
    began: (event) => void began.push(event.n),
  });
  made.reset(start(), [happening(0)], 0);
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  began = [];
});
afterEach(() => vi.useRealTimers());

test("events are shown one by one, then the change is made, then the next update", async () => {
  const table = updates();
  table.add(update(1, 2));
  table.add(update(2));
  expect(table.animating?.n).toBe(10);
  expect(at(table)).toBe(0);
  expect((table.latest?.state as { at: number }).at).toBe(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.animating?.n).toBe(11);
  expect(at(table)).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(at(table)).toBe(1);
  expect(table.animating?.n).toBe(20);
  expect(table.caughtUp).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(at(table)).toBe(2);
  expect(table.caughtUp).toBe(true);
  expect(table.animating).toBeNull();
  expect(began).toEqual([10, 11, 20]);
});

test("a page that has been read lies over nothing that happens after it", async () => {
  const open = { page: "knocks", readers: [0, 1], read: [] };
  const table = updates();
  table.reset({ ...start(), page: open } as unknown as View, [], 0);
  const page = (): unknown => table.view?.page;
  table.add({ events: [], diff: [[["page", "read"], [0]]] });
  await vi.advanceTimersByTimeAsync(1);
  expect(page()).toEqual({ ...open, read: [0] });

  table.add({ events: [happening(1)], diff: [[["page", "page"], "stairs"], [["page", "read"], []]] });
  expect([table.animating?.n, page()]).toEqual([1, null]);
  await vi.advanceTimersByTimeAsync(100);
  expect(page()).toEqual({ ...open, page: "stairs" });

  table.add({ events: [happening(2)], diff: [[["page"], null]] });
  expect([table.animating?.n, page()]).toEqual([2, null]);
});

test("an event is shown with the changes it made, and those after it come last", async () => {
  const table = updates();
  const event = (n: number): GameEvent => ({ ...happening(n), diff: [[["state", "at"], n]] });
  table.add({ events: [event(1), event(2)], diff: [[["state", "at"], 9]] });
  expect((table.latest?.state as { at: number }).at).toBe(9);
  expect([table.animating?.n, at(table)]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(100);
  expect([table.animating?.n, at(table)]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(100);
  expect([table.animating, at(table)]).toEqual([null, 9]);
});

test("the log grows as things are shown", async () => {
  const table = updates();
  table.add(update(1, 2));
  expect(table.log.map((event) => event.n)).toEqual([0, 10]);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.log.map((event) => event.n)).toEqual([0, 10, 11]);
});

test("an event without duration goes to the log only", async () => {
  const table = updates();
  table.add({ diff: [[["state", "at"], 1]], events: [happening(10, "quiet")] });
  await vi.advanceTimersByTimeAsync(0);
  expect(at(table)).toBe(1);
  expect(began).toEqual([]);
});

test("skipping ends the event that is shown and nothing else", async () => {
  const table = updates();
  table.add(update(1, 2));
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.animating?.n).toBe(11);
  table.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.caughtUp).toBe(true);
});

test("catching up makes every change at once and keeps every line", async () => {
  const table = updates();
  for (let n = 1; n < 4; n++) table.add(update(n, 2));
  table.catchUp();
  expect(at(table)).toBe(3);
  expect(table.caughtUp).toBe(true);
  expect(table.log.map((event) => event.n)).toEqual([0, 10, 11, 20, 21, 30, 31]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.log).toHaveLength(7);
  table.add(update(4));
  await vi.advanceTimersByTimeAsync(100);
  expect(at(table)).toBe(4);
});

test("nobody looks: nothing is played", () => {
  hidden = true;
  const table = updates();
  table.add(update(1, 3));
  expect(at(table)).toBe(1);
  expect(began).toEqual([]);
});

test("too far behind: nothing is played", () => {
  const table = updates();
  for (let n = 1; n <= TOO_FAR_BEHIND; n++) table.add(update(n));
  expect(at(table)).toBe(0);
  table.add(update(TOO_FAR_BEHIND + 1));
  expect(at(table)).toBe(TOO_FAR_BEHIND + 1);
});

test("a whole view ends what is being shown", async () => {
  const table = updates();
  table.add(update(1));
  table.reset({ ...start(), state: { at: 9 } }, [happening(10), happening(90)], 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(at(table)).toBe(9);
  expect(table.log.map((event) => event.n)).toEqual([0, 10, 90]);
});

const numbers = (events: GameEvent[]): number[] => events.map((event) => event.n);

test("older lines go in front, and what was taken back gives way", () => {
  const log = [happening(5), happening(6), happening(7)];
  expect(numbers(merged(log, [happening(8)]))).toEqual([5, 6, 7, 8]);
  expect(numbers(merged(log, [3, 4, 5, 6, 7].map((n) => happening(n))))).toEqual([3, 4, 5, 6, 7]);
  const undone = merged(log, [happening(6, "undone")]);
  expect(undone.map((event) => event.kind)).toEqual(["moved", "undone"]);
});

test("a game that begins is shown from its first update", async () => {
  const table = new UpdateQueue({ duration: () => 100, hidden: () => false });
  table.reset(null, [], 0);
  table.add({ diff: [[[], { ...start(), state: { at: 1 } }]], events: [happening(0)] });
  expect(table.view).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(at(table)).toBe(1);
});
