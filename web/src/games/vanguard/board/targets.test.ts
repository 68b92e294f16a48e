import { expect, test } from "vitest";
import type { Choice } from "../../../kit/drawings";
import type { Ask, Value } from "../../../wire/types";
import type { VanguardState } from "../state";
import { numberOf, pathOf, targetOf } from "./targets";

const state = { active: "recon", crew: [{ section: "recon", sector: 4 }, { section: "science", sector: 5 }] } as unknown as VanguardState;
const ask = (kind: string): Ask => ({ kind, about: {}, options: [], blocked: [] }) as unknown as Ask;
const choice = (value: Value): Choice => ({ option: { value }, at: 0, key: "1", blocked: false, picked: false }) as unknown as Choice;

test("a way to go is the Sector it leads to, and the Path it goes along", () => {
  expect(targetOf(choice(["travel", "4-5", 5]), ask("turn"), state)).toBe("sector-5");
  expect(pathOf(choice(["travel", "4-5", 5]), ask("turn"))).toBe("4-5");
  expect(targetOf(choice(["4-5", 5]), ask("path"), state)).toBe("sector-5");
});

test("an action of a card that lies in no Sector is done where one stands", () => {
  expect(targetOf(choice(["special", "P101:chip", 4]), ask("turn"), state)).toBe("sector-4");
  expect(targetOf(choice(["special", "th01:cut-it-back", 0]), ask("turn"), state)).toBe("sector-4");
});

test("somebody is pointed at by the Section, whoever is not there by nothing", () => {
  expect(targetOf(choice("science"), ask("whom"), state)).toBe("crew-science");
  expect(targetOf(choice("security"), ask("whom"), state)).toBeNull();
});

test("what is not about the board has no place on it", () => {
  expect(targetOf(choice(["rest"]), ask("turn"), state)).toBeNull();
  expect(targetOf(choice("red-basic"), ask("spend"), state)).toBeNull();
  expect(targetOf(choice(7), ask("place"), state)).toBe("sector-7");
  expect(numberOf("sector-12")).toBe(12);
});
