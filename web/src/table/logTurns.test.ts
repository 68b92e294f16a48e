import { expect, test } from "vitest";
import type { GameEvent } from "../wire/types";
import { inTurns } from "./logTurns";

const line = (n: number, kind = "moved", more: Partial<GameEvent> = {}): GameEvent => ({
  n,
  kind,
  rule: "R",
  say: { text: kind },
  ...more,
});
const all = { seat: null, lines: 100, begins: (event: GameEvent) => event.kind === "turn" };

test("a turn begins with its own line as a heading", () => {
  const turns = inTurns([line(0), line(1, "turn"), line(2), line(3, "turn"), line(4)], all);
  expect(turns.map((turn) => [turn.heading?.n ?? null, turn.lines.map(({ event }) => event.n)])).toEqual([
    [null, [0]],
    [1, [2]],
    [3, [4]],
  ]);
});

test("only what concerns a seat, or what it alone knows", () => {
  const mine = line(1, "moved", { say: { text: "x", at: { seat: 2 } } });
  const secret = line(2, "drew", { private: true });
  const [turn] = inTurns([line(0), mine, secret], { ...all, seat: 2 });
  expect(turn?.lines.map(({ event }) => event.n)).toEqual([1, 2]);
});

test("the newest lines, under the heading of their turn", () => {
  const events = [line(0), line(1, "turn"), line(2), line(3), line(4)];
  const turns = inTurns(events, { ...all, lines: 2 });
  expect(turns.map((turn) => turn.first)).toEqual([1]);
  expect(turns[0]?.lines.map(({ event }) => event.n)).toEqual([3, 4]);
});

test("lines of one seat in a row belong together", () => {
  const by = (n: number, seat?: number): GameEvent => line(n, "x", { say: { text: "x", at: seat === undefined ? {} : { seat } } });
  const [turn] = inTurns([by(0, 1), by(1, 1), by(2), by(3, 1), by(4, 2)], all);
  expect(turn?.lines.map(({ seat, again }) => [seat, again])).toEqual([
    [1, false],
    [1, true],
    [null, false],
    [1, false],
    [2, false],
  ]);
});
