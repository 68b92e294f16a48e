import { expect, test, vi } from "vitest";
import type { Held } from "../state";
import { capacity } from "./printed";

const printed = vi.hoisted(() => ({
  rifle: { weapon: { capacity: 5 } },
  "extended-magazine": { weapon: null, extends: 2 },
  autoloader: { weapon: null, extends: 1 },
  "duct-tape": { weapon: null },
}));
vi.mock("../box", () => ({ box: { current: { items: printed } } }));

const held = (item: string, ...added: string[]): Held => ({ item, ammo: 3, added, tape: 0 });

test("a weapon holds what is printed and what the cards Added to it give", () => {
  expect(capacity(held("rifle"))).toBe(5);
  expect(capacity(held("rifle", "extended-magazine"))).toBe(7);
  expect(capacity(held("rifle", "autoloader", "extended-magazine"))).toBe(8);
  expect(capacity(held("rifle", "duct-tape"))).toBe(5);
});

test("what is no weapon holds nothing", () => {
  expect(capacity(held("duct-tape"))).toBeUndefined();
  expect(capacity(held("carcass"))).toBeUndefined();
});
