import { expect, test } from "vitest";
import type { Ask } from "../wire/types";
import { Asides } from "./asides.svelte";

const ask = (id: string, ...asides: string[]): Ask =>
  ({ id, options: [], blocked: [], asides: asides.map((value) => ({ value, text: "a" })) }) as unknown as Ask;

test("an aside is taken once, as the answer to its question", () => {
  const asides = new Asides();
  asides.pose(ask("q1", "rest", "run"));
  expect(asides.take(1)).toMatchObject({ ask: "q1", pick: "run" });
  expect(asides.take(1)).toBeNull();
  expect(asides.ready).toBe(false);
});

test("the next question may be interrupted again", () => {
  const asides = new Asides();
  asides.pose(ask("q1", "rest"));
  asides.take(0);
  asides.pose(ask("q2", "rest"));
  expect(asides.ready).toBe(true);
});

test("while something is shown they stay in sight and cannot be taken", () => {
  const asides = new Asides();
  asides.pose(ask("q1", "rest"));
  asides.hold();
  expect(asides.offered.length).toBe(1);
  expect(asides.take(0)).toBeNull();
});

test("without a question there are none", () => {
  const asides = new Asides();
  asides.pose(ask("q1", "rest"));
  asides.pose(null);
  expect(asides.offered).toEqual([]);
  expect(asides.take(0)).toBeNull();
});
