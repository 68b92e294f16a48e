import { expect, test, vi } from "vitest";
import type { View } from "../../wire/types";
import type { Choice } from "../drawings";
import type { PlainObject } from "./state";

const said = (id: string, args: object = {}): string => [id, ...Object.values(args).map(String)].join(" ");
vi.mock("../../state/app.svelte", () => ({ app: { texts: { has: () => false } }, t: said }));
const { lookAt, pieceCard } = await import("./pieceCard");

const view = {
  game: "g",
  state: {
    ground: [["floor", "floor"], ["floor", "wall"]],
    walkers: [{ seat: 0, role: "scout", at: [1, 0], flames: 3, bag: { gold: 2 }, tired: true, hand: ["x"] }],
    stones: [{ at: [0, 1], lit: false }, { at: [0, 1], lit: true }],
  },
} as unknown as View<PlainObject>;
const choice = (target: [number, number]): Choice =>
  ({ option: { value: "x", text: "x", target }, at: 0, key: "1", blocked: false, picked: false }) as Choice;

test("the card of a square says what stands there and what could be done", () => {
  const card = pieceCard("1,0", { view, choices: [choice([1, 0]), choice([0, 0])] });

  expect(card).toMatchObject({ label: "web-kit-place 2 1", title: "Scout" });
  expect(card?.here.map(({ text }) => text)).toEqual([
    "web-kit-fact Flames 3",
    "web-kit-fact Gold 2",
    "web-kit-fact Tired web-kit-yes",
  ]);
  expect(card?.choices).toHaveLength(1);
});

test("of several pieces each has a line", () => {
  const card = pieceCard("0,1", { view, choices: [] });

  expect(card?.title).toBe("Stone, Stone");
  expect(card?.here.map(({ text }) => text)).toEqual([
    "Stone · web-kit-fact Lit web-kit-no",
    "Stone · web-kit-fact Lit web-kit-yes",
  ]);
});

test("an empty square has no card, and what is no square is not asked about", () => {
  expect(pieceCard("0,0", { view, choices: [] })).toBeNull();
  expect(pieceCard("bridge", { view, choices: [] })).toBeNull();
  expect(lookAt("1,0", view)).toEqual({ kind: "look", at: [1, 0] });
  expect(lookAt("7,7", view)).toBeNull();
});
