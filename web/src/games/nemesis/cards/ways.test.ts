import { expect, test, vi } from "vitest";
import type { Choice } from "../../../kit/drawings";
import { answers } from "../../../kit/proposal/plan";
import type { Option, View } from "../../../wire/types";
import type { NemesisState } from "../state";
import { ways } from "./ways";

vi.mock("../../../state/app.svelte", () => ({ t: (id: string) => id, say: () => "" }));
vi.mock("../panels/people", () => ({ cardName: (card: string) => card }));
vi.mock("../box", () => {
  const cards = Object.fromEntries(["rest", "search", "repairs"].map((card) => [card, { kind: "action" }]));
  return { box: { current: { cards } } };
});

const view = { seat: 0, ask: { kind: "action" }, state: { players: [{ hand: ["search", "rest", "c-01"] }] } } as unknown as View<NemesisState>;
const choice = (option: Partial<Option>): Choice => ({ option: { text: "x", value: "x", ...option }, at: 0, key: "1", blocked: false, picked: false });
const answered = (option: Partial<Option>): unknown[] => ways(view, [choice(option)]).map(answers);

test("passing discards nothing and says why where others play first", () => {
  const [way] = ways(view, [choice({ value: "pass", cost: 0 })]);
  expect(answers(way!)).toEqual([{ kind: "discard", pick: [] }]);
  expect(way!.unforetold).toBe("web-nemesis-odds-pass");
});

test("an Action that asks for nothing on the board ends with its price", () => {
  expect(answered({ value: "room", cost: 1, at: { room: 3 } })).toEqual([[{ kind: "pay", pick: ["rest"] }]]);
  expect(answered({ value: "room", cost: 3, at: { room: 3 } })).toEqual([]); // Contamination pays for nothing
});

test("a card that is played does not pay for itself", () => {
  expect(answered({ value: "card:rest", cost: 1, at: { card: "rest" } })).toEqual([[{ kind: "pay", pick: ["search"] }]]);
});

test("the Eggs of the Room are a target of their own; what stands on the board is planned there", () => {
  const pay = { kind: "pay", pick: ["rest"] };
  const aim = { kind: "target", pick: "egg" };
  expect(answered({ value: "melee", cost: 1, at: { intruders: [4, "egg"] } })).toEqual([[pay, aim]]);
  expect(answered({ value: "shoot", cost: 1, at: { intruders: ["egg"], weapons: ["revolver", "shotgun"] } })).toEqual([
    [pay, { kind: "weapon", pick: "revolver" }, aim],
    [pay, { kind: "weapon", pick: "shotgun" }, aim],
  ]);
  expect(answered({ value: "melee", cost: 1, at: { intruders: [4] } })).toEqual([]);
  expect(answered({ value: "move", cost: 1, at: { rooms: [4] } })).toEqual([]);
});
