import { expect, test } from "vitest";
import { lookOf } from "./look";

test("what of an answer can be shown is shown", () => {
  const said = { text: "reach", args: { count: 2 } };
  expect(lookOf({ say: [said, 4], line: [[0, 0], [1, 0]], area: ["hall", [1, 2, 3], null], sees: true })).toEqual({
    say: [said],
    line: [[0, 0], [1, 0]],
    area: ["hall"],
  });
});

test("an answer with nothing to show is none", () => {
  expect(lookOf({ sees: true })).toBeNull();
  expect(lookOf(null)).toBeNull();
  expect(lookOf("no")).toBeNull();
});
