import { describe, expect, it } from "vitest";
import type { Choice } from "../../index";
import { matched } from "./matching";

function choice(card: string, key: string, blocked = false): Choice {
  return { option: { value: key, text: "x", at: { card } }, key, blocked, picked: false };
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
    const [no, yes] = [choice("medkit", "", true), choice("medkit", "1")];
    expect(matched(["medkit"], [no, yes], "card", true)).toEqual([yes]);
  });

  it("ignores options about other things", () => {
    const elsewhere: Choice = {
      option: { value: 3, text: "x", at: { room: 3 } },
      key: "1",
      blocked: false,
      picked: false,
    };
    expect(matched(["search"], [elsewhere], "card", true)).toEqual([undefined]);
  });
});
