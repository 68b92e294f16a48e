import { expect, test } from "vitest";
import type { OptionOdds } from "../../wire/types";
import { foretold } from "./foretold";

const odds = (chances: Record<string, number>, more: Partial<OptionOdds> = {}): OptionOdds => ({
  pick: "shoot",
  exact: true,
  outcomes: Object.entries(chances).map(([text, chance]) => ({ text, chance, args: {} })),
  until: "own",
  ...more,
});

test("one way keeps its odds as they are", () => {
  const only = odds({ hit: 0.5 }, { exact: false });
  expect(foretold([only])).toEqual({ exact: false, outcomes: only.outcomes, depends: false, withheld: "" });
});

test("several ways say from where to where each chance goes, also where some cannot have it", () => {
  const found = foretold([odds({ hit: 0.5, wound: 0.9, dies: 0.2 }), odds({ hit: 0.8, wound: 0.9 }, { exact: false })]);
  expect(found.outcomes).toEqual([
    { text: "hit", args: {}, chance: 0.5, most: 0.8 },
    { text: "wound", args: {}, chance: 0.9 },
    { text: "dies", args: {}, chance: 0, most: 0.2 },
  ]);
  expect(found).toMatchObject({ exact: false, depends: true });
});

test("chances that differ no more than they were sampled depend on nothing", () => {
  const sampled = (chance: number): OptionOdds => ({ ...odds({}), exact: false, outcomes: [{ text: "hit", args: {}, chance, between: [chance - 0.1, chance + 0.1] }] });
  expect(foretold([sampled(0.5), sampled(0.52)])).toMatchObject({ depends: false, outcomes: [{ chance: 0.5, most: 0.52 }] });
  expect(foretold([sampled(0.2), sampled(0.8)]).depends).toBe(true);
});

test("ways that come to the same do not depend on anything", () => {
  expect(foretold([odds({ hit: 0.5 }), odds({ hit: 0.502 })]).depends).toBe(false);
});

test("why there are none is said only where there are none, or where a rule fails", () => {
  expect(foretold([odds({})], "others-first").withheld).toBe("others-first");
  expect(foretold([odds({ wound: 1 })], "others-first").withheld).toBe("");
  expect(foretold([odds({}, { exact: false, until: "unknown" })]).withheld).toBe("web-play-odds-unknown");
});
