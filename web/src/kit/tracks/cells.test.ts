import { expect, test } from "vitest";
import { BLUE, END, GREEN, markPath, PLAIN, trackTo, YELLOW } from "./cells";

test("a track is plain but for its marked spaces and its end", () => {
  expect(trackTo(4, [2], BLUE)).toEqual([PLAIN, PLAIN, BLUE, PLAIN, END]);
  expect(trackTo(2, [2], BLUE)).toEqual([PLAIN, PLAIN, END]);
});

test("every kind but the plain one has a mark of its own", () => {
  const marks = [BLUE, YELLOW, GREEN, END].map(({ mark }) => markPath(mark, 0, 19));
  expect(new Set(marks).size).toBe(4);
  expect(marks).not.toContain("");
  expect(markPath(PLAIN.mark, 0, 19)).toBe("");
});
