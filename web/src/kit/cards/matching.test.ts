import { describe, expect, it } from "vitest";
import type { Choice } from "../drawings";
import { matched, shown } from "./matching";

function choice(card: string, key: string, blocked = false): Choice {
  return { option: { value: key, text: "x", at: { card } }, at: blocked ? -1 : 0, key, blocked, picked: false };
}

describe("matched", () => {
  it("gives each copy of a card its own option", () => {
    const [a, b] = [choice("search", "1"), choice("search", "2")];
    expect(matched(["search", "rest", "search"], [a, b], "card", false)).toEqual([a, undefined, b]);
  });

  it("leaves a copy without an option when there are fewer options than copies", () => {
    const a = choice("search", "1");
    expect(matched(["search", "search"], [a], "card", false)).toEqual([a, undefined]);
  });

  it("lets copies share the one option where only one may be picked", () => {
    const a = choice("search", "1");
    expect(matched(["search", "search"], [a], "card", true)).toEqual([a, a]);
  });

  it("prefers what may be chosen to what is blocked", () => {
    const [no, yes] = [choice("rope", "", true), choice("rope", "1")];
    expect(matched(["rope"], [no, yes], "card", true)).toEqual([yes]);
  });

  it("ignores options about other things", () => {
    const elsewhere: Choice = {
      option: { value: 3, text: "x", at: { room: 3 } },
      at: 0,
      key: "1",
      blocked: false,
      picked: false,
    };
    expect(matched(["search"], [elsewhere], "card", true)).toEqual([undefined]);
  });
});

describe("shown", () => {
  const copy = (at: number, picked = false): Choice => ({
    option: { value: "search", text: "x", at: { card: "search" } },
    at,
    key: String(at + 1),
    blocked: false,
    picked,
  });
  const lit = (matches: (Choice | undefined)[], at: number | undefined, pointed = -1): boolean[] =>
    shown(matches, { value: "search", at }, pointed).map((each) => each.lit);
  const picked = (matches: (Choice | undefined)[], pointed: number): boolean[] =>
    shown(matches, { value: undefined, at: undefined }, pointed).map(({ choice }) => choice?.picked ?? false);

  it("lights the copy that is looked at, though both are worth the same", () => {
    const matches = [copy(0), undefined, copy(1)];
    expect(lit(matches, 1)).toEqual([false, false, true]);
    expect(lit(matches, 0)).toEqual([true, false, false]);
    expect(lit(matches, undefined)).toEqual([true, false, true]);
  });

  it("lets the copy that was pointed at stand for an option that copies share", () => {
    const both = copy(0, true);
    expect(lit([both, undefined, both], 0, 2)).toEqual([false, false, true]);
    expect(picked([both, undefined, both], 2)).toEqual([false, false, true]);
    expect(picked([both, undefined, both], 0)).toEqual([true, false, false]);
  });

  it("takes the first copy where none was pointed at, or something else was", () => {
    const both = copy(0, true);
    expect(lit([both, undefined, both], 0)).toEqual([true, false, false]);
    expect(picked([both, undefined, both], 1)).toEqual([true, false, false]);
  });
});
