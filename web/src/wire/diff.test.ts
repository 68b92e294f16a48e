import { expect, test } from "vitest";
import { patched, type Diff } from "./diff";

const view = () => ({ state: { grid: [[1, 2], [3]], flags: { a: true }, decks: { red: { discard: [] as string[] } }, spare: null } });

test("a change is put at its place, however deep in lists, names and pieces", () => {
  const diff: Diff = [
    [["state", "grid", 0], [1, 7]],
    [["state", "flags", "a"], false],
    [["state", "decks", "red", "discard"], ["x"]],
    [["state", "spare"], { cards: 1 }],
  ];
  expect(patched<unknown>(view(), diff)).toEqual({
    state: { grid: [[1, 7], [3]], flags: { a: false }, decks: { red: { discard: ["x"] } }, spare: { cards: 1 } },
  });
});

test("what did not change stays the same object, and the old view stays as it was", () => {
  const old = view();
  const now = patched(old, [[["state", "grid", 0], [9]]]);
  expect(now.state.decks).toBe(old.state.decks);
  expect(now.state.grid[1]).toBe(old.state.grid[1]);
  expect(old).toEqual(view());
});

test("an empty path replaces everything", () => {
  expect(patched<unknown>(view(), [[[], { state: 1 }]])).toEqual({ state: 1 });
});
