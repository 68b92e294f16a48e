import { expect, test } from "vitest";
import type { Ask } from "../../../wire/types";
import type { CheckDie, VanguardState } from "../state";
import type { Choice } from "../../../kit/drawings";
import { factsShown, oddsQuery, type CheckFacts } from "./checkFacts.svelte";
import { bestRow, columnsFor, diceOf, lying, nearestWay, optionOf, payable, percentOf, placesOf, pointedDice, shownOf, usedDice } from "./reading";

const die = (kind: string, face: string, owner = "recon"): CheckDie => ({ kind, face, owner }) as CheckDie;
const ask = (kind: string, about = {}): Ask => ({ kind, about, options: [], blocked: [] }) as unknown as Ask;
const POOL = [die("red-basic", "basic"), die("green-scout", "scout"), die("red-basic", "basic")];

test("alike dice have names of their own, and one that shows something else has another", () => {
  expect(lying(POOL).map(({ id }) => id)).toEqual(["recon red-basic basic 1", "recon green-scout scout 1", "recon red-basic basic 2"]);
});

test("an icon is shown once by each die that has it", () => {
  expect(shownOf(["scout", "scout", "tech"], ["scout", "gather+tech"])).toEqual([true, false, true]);
});

test("of several ways to pay the nearest counts", () => {
  expect(nearestWay({ ways: [["science", "tech"], ["scout"]], absent: "" }, ["tech"])).toBe(0);
  expect(nearestWay({ ways: [["science", "tech"], ["scout"]], absent: "" }, ["scout"])).toBe(1);
});

test("the first row from the top that is paid would be marked", () => {
  const facts = { rows: { yellow: { paid: null }, green: { paid: [1] }, red: { paid: [] } } } as unknown as CheckFacts;
  expect(bestRow(facts, true)).toBe("green");
  expect(bestRow(facts, false)).toBeNull();
});

test("a payment points at its dice, alike ones at different ones", () => {
  const pay = [["recon", "red-basic", "basic"], ["recon", "red-basic", "basic"]];
  expect(placesOf(diceOf(ask("pay"), pay), POOL)).toEqual([0, 2]);
  expect(pointedDice(ask("pay"), pay, POOL, null)).toEqual([0, 2]);
});

test("a Dice Combo and a row point at the dice that would pay them", () => {
  const facts = { combos: [{ value: ["card", "s1", 0], paid: [1] }], rows: { green: { paid: [0] } } } as unknown as CheckFacts;
  expect(pointedDice(ask("combo"), ["card", "s1", 0], POOL, facts)).toEqual([1]);
  expect(pointedDice(ask("mark-row", { row: "green" }), "yes", POOL, facts)).toEqual([0]);
  expect(pointedDice(ask("mark-row", { row: "green" }), "no", POOL, facts)).toEqual([]);
});

test("a die of the pool stands for its option, the second of two alike for the second one", () => {
  const options = [["recon", "green-scout", "scout"], ["recon", "red-basic", "basic"], ["recon", "red-basic", "basic"]].map((value) => ({ value, text: "d" }));
  expect(optionOf(ask("pick-dice"), POOL[0]!, options, 0)).toBe(1);
  expect(optionOf(ask("pick-dice"), POOL[2]!, options, 1)).toBe(2);
  expect(optionOf(ask("pay"), POOL[2]!, options, 1)).toBe(-1);
});

test("only what is certain is 0 or 100 per cent", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});

test("a payment is put together die by die", () => {
  const basic = ["recon", "red-basic", "basic"];
  const scout = ["recon", "green-scout", "scout"];
  const options = [[basic, basic], [basic, scout], [scout]].map((value) => ({ value, text: "p" }));
  const [one, two, three] = POOL as [CheckDie, CheckDie, CheckDie];
  expect(payable(options, []).among.length).toBe(3);
  expect(payable(options, [one])).toMatchObject({ among: options.slice(0, 2), done: null });
  expect(payable(options, [one, three]).done).toBe(options[0]);
  expect(payable(options, [two]).done).toBe(options[2]);
  expect(payable(options, [one, three, two]).among).toEqual([]);
});

test("dice lie in rows of about the same length", () => {
  expect([3, 5, 6, 7, 9].map((count) => columnsFor(count, 410, 82))).toEqual([3, 5, 3, 4, 5]);
  expect(columnsFor(0, 400, 80)).toBe(1);
});

test("dice carry the mark of the row that they pay, or of the track that they move", () => {
  const facts = { rows: { green: { paid: [1] } }, effects: [{ track: "red", paid: [0] }, { track: "green", paid: [1, 2] }, { track: "", paid: [3] }] };
  expect([...usedDice(facts as unknown as CheckFacts, "green")]).toEqual([[1, "green"], [0, "red"], [2, "green"]]);
  expect(usedDice(null, null).size).toBe(0);
});

test("what the rules say of another pool is not said of this one", () => {
  const facts = {
    name: "P1:dig", pool: [["recon", "red-basic", "basic"]], rows: { green: { paid: [0], natural: true, short: [] } },
    effects: [{ times: 1, most: 1, paid: [0] }], combos: [{}], injuries: [], dangers: [],
  } as unknown as CheckFacts; // prettier-ignore
  const shown = (action: string, dice: CheckDie[]) => factsShown(facts, { check: { action, dice } } as VanguardState);
  expect(shown("P1:dig", [die("red-basic", "basic")])).toBe(facts);
  expect(shown("P1:dig", [die("red-basic", "accident")])).toMatchObject({ rows: { green: { paid: null } }, combos: [] });
  expect(shown("P2:climb", [die("red-basic", "basic")])).toBeNull();
});

// --- what the rules are asked ---

const choice = (value: unknown, at: number, picked: boolean): Choice => ({ option: { value, text: "d" }, at, key: "", blocked: false, picked }) as Choice;
const making = (dice: CheckDie[]): VanguardState => ({ check: { action: "P1:dig", who: "recon", dice } }) as unknown as VanguardState;

test("the odds are those of the dice that are picked", () => {
  const choices = [choice("red-basic", 0, true), choice("green-scout", 1, false), choice("red-basic", 2, true)];
  expect(oddsQuery(making([]), ask("dice", { who: "recon" }), choices, undefined)).toEqual({
    kind: "odds", action: "P1:dig", who: "recon", of: "recon", dice: ["red-basic", "red-basic"],
  }); // prettier-ignore
});

test("a helper sees the odds of the die that is looked at", () => {
  const lent = [die("red-basic", "")];
  const choices = [choice("blue-tech", 0, false)];
  expect(oddsQuery(making(lent), ask("assist", { who: "science" }), choices, "blue-tech")).toMatchObject({ of: "science", dice: ["blue-tech"] });
  expect(oddsQuery(making(lent), ask("assist", { who: "science" }), choices, undefined)).toMatchObject({ dice: [] });
});

test("dice that are rolled again are named by their places, and nothing is asked without any", () => {
  const again = ask("pick-dice", { word: "reroll" });
  const of = (picked: boolean) => [choice(["recon", "red-basic", "basic"], 0, picked), choice(["recon", "red-basic", "basic"], 1, picked)];
  expect(oddsQuery(making(POOL), again, of(true), undefined)).toMatchObject({ again: [0, 2] });
  expect(oddsQuery(making(POOL), again, of(false), undefined)).toBeNull();
  expect(oddsQuery(making(POOL), ask("pick-dice", { word: "drop" }), of(true), undefined)).toBeNull();
});
