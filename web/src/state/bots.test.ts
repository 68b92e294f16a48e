import { expect, test, vi } from "vitest";
import type { Seat } from "../wire/types";
import { botCalled, botManner } from "./bots";

vi.mock("./app.svelte", () => ({
  app: { texts: { has: (id: string) => ["web-bot-strength-sharp", "toy-bot-dreamy"].includes(id) } },
  t: (id: string) => `<${id}>`,
}));

const seat = (bot: string, strength: string): Seat => ({ bot, bot_is: { who: "odile", temper: "", strength } }) as unknown as Seat;

test("nobody reads the word under which a seat keeps its bot", () => {
  expect(botManner(seat("odile", ""))).toBe("");
  expect(botManner(seat("odile-sharp", "sharp"))).toBe("<web-bot-strength-sharp>");
});

test("a kind of bot without words goes by its own name", () => {
  expect(botCalled("sharp", "toy")).toBe("<web-bot-strength-sharp>");
  expect(botCalled("dreamy", "other")).toBe("dreamy");
});

test("a game has words for its own kinds of bots", () => {
  expect(botCalled("dreamy", "toy")).toBe("<toy-bot-dreamy>");
});
