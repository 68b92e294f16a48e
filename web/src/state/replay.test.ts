import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patched, wholeDiff, type Diff } from "../wire/diff";
import type { GameEvent, Replay, Table, View } from "../wire/types";
import { EVERY, ReplayViews, Player, turnStarts } from "./replay.svelte";

interface Toy {
  count: number;
  rooms: { name: string }[];
}

const first = {
  game: "toy",
  seat: 0,
  state: { count: 0, rooms: [{ name: "a" }, { name: "b" }] },
} as unknown as View<Toy>;

function event(n: number, kind: string, args = {}): GameEvent {
  return { n, kind, rule: "", args, say: { text: kind } };
}

/** A game of so many steps after the beginning; every tenth begins a turn. */
function game(length: number): Replay {
  const steps = Array.from({ length: length + 1 }, (_, i) => ({
    diff: (i === 0 ? [] : [[["state", "count"], i]]) as Diff,
    events:
      i % 10 === 0
        ? [event(2 * i, "turn", { turn: i / 10 + 1 }), event(2 * i + 1, "moved")]
        : [event(2 * i, "moved")],
    journal: i,
  }));
  return { table: {} as Table, first, steps };
}

const turnOf = ({ kind, args }: GameEvent): number | null => (kind === "turn" ? Number(args?.["turn"]) : null);
const counted = (view: View): number => (view.state as Toy).count;

describe("the views of a replay", () => {
  it("shows every position, in whatever order it is asked", () => {
    const views = new ReplayViews(first, game(230).steps);
    for (const position of [230, 0, 117, 118, 49, 50, 51, 3, 229, 150])
      expect(counted(views.at(position))).toBe(position);
  });

  it("stays within its ends", () => {
    const views = new ReplayViews(first, game(7).steps);
    expect(counted(views.at(99))).toBe(7);
    expect(counted(views.at(-1))).toBe(0);
  });

  it("patches at most as many steps as lie between two kept views once they have been passed", () => {
    const diffs = vi.fn((i: number): Diff => [[["state", "count"], i]]);
    const steps = game(400).steps.map((step, i) => ({
      ...step,
      get diff() {
        return i ? diffs(i) : [];
      },
    }));
    const views = new ReplayViews(first, steps);
    views.at(400);
    for (const position of [399, 10, 260, 149]) {
      diffs.mockClear();
      views.at(position);
      expect(diffs.mock.calls.length).toBeLessThan(EVERY);
    }
  });

  it("shares what did not change", () => {
    const views = new ReplayViews(first, game(20).steps);
    expect((views.at(12).state as Toy).rooms).toBe((views.at(3).state as Toy).rooms);
  });

  it("shows the same as patching from the beginning", () => {
    const { steps } = game(120);
    const views = new ReplayViews(first, steps);
    const slow = steps.slice(0, 78).reduce((view, step) => patched(view, wholeDiff(step)), first as View);
    expect(views.at(77)).toEqual(slow);
  });
});

describe("a player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const quick = (event: GameEvent): number => (event.kind === "moved" ? 100 : 0);

  it("knows where the turns begin and jumps between them", () => {
    const replay = game(25);
    expect(turnStarts(replay.steps, turnOf).map(({ position }) => position)).toEqual([0, 10, 20]);
    const player = new Player(replay, quick, turnOf);
    player.turn(1);
    expect(player.position).toBe(10);
    player.step(4);
    player.turn(-1);
    expect(player.position).toBe(10);
    player.turn(-1);
    expect(player.position).toBe(0);
    player.go(24);
    player.turn(1);
    expect(player.position).toBe(25);
    expect(player.turnStart?.turn).toBe(3);
  });

  it("has told everything up to its position, and no more", () => {
    const player = new Player(game(25), quick, turnOf);
    expect(player.log.map((event) => event.n)).toEqual([0, 1]);
    player.go(2);
    expect(player.log.map((event) => event.n)).toEqual([0, 1, 2, 4]);
    player.go(1);
    expect(player.log.at(-1)!.n).toBe(2);
  });

  it("knows what the rules said at every position, and of a step that is shown what they say at its end", async () => {
    const replay = game(3);
    replay.steps.forEach((step, at) => (step.looks = at === 0 ? [[[], { board: at }]] : [[["board"], at]]));
    const player = new Player(replay, quick);
    expect([player.looked, player.look("board"), player.look("odds")]).toEqual([true, 0, null]);
    player.go(2);
    expect(player.look("board")).toBe(2);
    player.go(0);
    void player.play();
    await vi.advanceTimersByTimeAsync(50);
    expect(player.look("board")).toBe(1);
    await vi.advanceTimersByTimeAsync(60);
    expect(player.look("board")).toBe(1);
    expect(new Player(game(3), quick).looked).toBe(false);
  });

  it("shows the events of a step before its changes", async () => {
    const player = new Player(game(3), quick);
    void player.play();
    await vi.advanceTimersByTimeAsync(50);
    expect(player.animating?.n).toBe(2);
    expect(counted(player.view)).toBe(0);
    expect(player.log.at(-1)!.n).toBe(2);
    await vi.advanceTimersByTimeAsync(60);
    expect(player.animating).toBeNull();
    expect(counted(player.view)).toBe(1);
  });

  it("shows each event with the changes it made", async () => {
    const replay = game(1);
    const { events } = replay.steps[1]!;
    replay.steps[1]!.events = [...events, event(3, "moved")].map((one, at) => ({ ...one, diff: [[["state", "count"], 70 + at]] }));
    const player = new Player(replay, quick);
    void player.play();
    await vi.advanceTimersByTimeAsync(50);
    expect(counted(player.view)).toBe(70);
    await vi.advanceTimersByTimeAsync(100);
    expect(counted(player.view)).toBe(71);
    await vi.advanceTimersByTimeAsync(100);
    expect([player.position, counted(player.view)]).toEqual([1, 1]);
    player.go(0);
    expect(counted(player.view)).toBe(0);
  });

  it("plays to the end, stops there, and begins again", async () => {
    const player = new Player(game(4), quick);
    void player.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.position, player.playing]).toEqual([4, false]);
    void player.play();
    await vi.advanceTimersByTimeAsync(10);
    expect([player.position, player.playing]).toEqual([0, true]);
  });

  it("plays faster on demand", async () => {
    const player = new Player(game(40), quick);
    player.speed = 4;
    void player.play();
    await vi.advanceTimersByTimeAsync(900);
    expect(player.position).toBeGreaterThanOrEqual(9);
  });

  it("stops when somebody scrubs", async () => {
    const player = new Player(game(30), quick);
    void player.play();
    await vi.advanceTimersByTimeAsync(50);
    player.go(20);
    await vi.advanceTimersByTimeAsync(3000);
    expect([player.position, player.playing, player.animating]).toEqual([20, false, null]);
    expect(player.log.at(-1)!.n).toBe(41);
  });
});
