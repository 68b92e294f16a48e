import { expect, test, vi } from "vitest";
import type { Ask } from "../wire/types";

const weighing = { outcomeWeight: (text: string) => (text === "ambush" ? 8 : 1) };
vi.mock("../state/drawings.svelte", () => ({ drawingsOf: (game: string) => (game === "g" ? weighing : undefined) }));
vi.mock("../state/app.svelte", () => ({
  app: { texts: { lang: "en", has: (id: string) => id === "g-none-pay" } },
  t: (id: string) => id,
  say: ({ text }: { text: string }) => text,
}));
const { asTyped, inWords, oddsInterval, oddsInWords, prompted, weightiest, withoutStop } = await import("./words");

test("an option within a sentence loses its own full stop, and nothing else", () => {
  expect(withoutStop("Grit: Reroll up to 2 red dice.")).toBe("Grit: Reroll up to 2 red dice");
  expect(withoutStop("Wait …")).toBe("Wait …");
  expect(withoutStop("Wait...")).toBe("Wait...");
  expect(withoutStop("Which one?")).toBe("Which one?");
});

test("the question of a prompt is loud, the rest is not", () => {
  expect(prompted("What do you do? This is your first Action this round.")).toEqual({
    before: "",
    question: "What do you do?",
    after: "This is your first Action this round.",
  });
  expect(prompted("You rolled: Single Hit. Reroll the Combat die?")).toMatchObject({
    before: "You rolled: Single Hit.",
    question: "Reroll the Combat die?",
  });
  expect(prompted("Discard 2 Action cards to pay for the Movement.")).toMatchObject({ before: "", after: "" });
  expect(prompted("Was tust du? Das ist deine 2. Aktion.", "de").after).toBe("Das ist deine 2. Aktion.");
});

test("an answer is said in the words of its options, or of picking none", () => {
  const options = [
    { value: ["to", 1, 2], text: "go" },
    { value: "rest", text: "rest" },
  ];
  const ask = { kind: "pay", many: false, options } as unknown as Ask;
  expect(inWords("g", ask, ["to", 1, 2])).toBe("go");
  expect(inWords("g", ask, null)).toBe("g-none-pay");
  expect(inWords("g", { ...ask, kind: "move" }, null)).toBe("web-play-option-none");
  expect(inWords("g", { ...ask, many: true }, ["rest", ["to", 1, 2]])).toBe("rest, go");
  const asides = [{ value: ["aside", "run"], text: "run" }];
  expect(inWords("g", { ...ask, asides, many: true } as unknown as Ask, ["aside", "run"])).toBe("run");
});

test("an option is found by what a keyboard types", () => {
  expect(asTyped("Motor č.\u00a01")).toContain("motor č. 1");
  expect(asTyped("Fucile d’Assalto")).toContain("d'assalto");
});

test("the ends of a chance are words, and rounding never reaches them", () => {
  const said = (chance: number): string => oddsInWords({ text: "x", chance });
  expect([said(0), said(0.4), said(1)]).toEqual(["web-play-odds-impossible", "web-play-odds", "web-play-odds-certain"]);
  expect(said(0.998)).toBe("web-play-odds");
  expect(oddsInWords({ text: "x", chance: 1, between: [0.97, 1] })).toBe("web-play-odds-nearly");
});

test("of many outcomes the grave ones are said, not only the likely ones", () => {
  const outcomes = [
    { text: "noise", chance: 0.7 },
    { text: "collapse", chance: 0.4 },
    { text: "ambush", chance: 0.2 },
  ];
  expect(weightiest("g", outcomes, 2).map(({ text }) => text)).toEqual(["ambush", "noise"]);
  expect(weightiest("unknown", outcomes, 1).map(({ text }) => text)).toEqual(["noise"]);
});

test("a sampled chance says between what it lies", () => {
  expect(oddsInterval({ text: "x", chance: 0.24, between: [0.21, 0.27] })).toBe("web-play-odds-between");
  expect(oddsInterval({ text: "x", chance: 0.24 })).toBe("");
});
