import { expect, test } from "vitest";
import type { Box } from "../box";
import { changeOf, fresh, levelOf, more, statsOf, worthOf } from "./members";

const BOX = {
  mercenaries: { "mc-one": { keywords: ["human"], move: 5, shoot: 6, assault: 2, defence: 2, tech: 3 } },
  skills: { "sk-plus-shoot": { raises: { shoot: 1 } }, "sk-plus-tech": { raises: { tech: 1 } }, "sk-parry": { raises: {} } },
  equipment: { "eq-rig": { raises: { tech: 1 } } },
  highest: { shoot: 6 },
} as unknown as Box;

test("permanent cards raise characteristics, as far as they may be raised", () => {
  const stats = statsOf("mc-one", ["sk-plus-shoot", "sk-plus-tech", "eq-rig", "sk-parry", "eq-unknown"], BOX);
  expect(stats.find(({ stat }) => stat === "tech")).toEqual({ stat: "tech", printed: 3, now: 5 });
  expect(stats.find(({ stat }) => stat === "shoot")).toEqual({ stat: "shoot", printed: 6, now: 6 });
  expect(statsOf("mc-one", [], null)).toEqual([]);
});

test("two copies of a card are two cards", () => {
  expect(more(["a", "a", "b"], ["a"])).toEqual(["a", "b"]);
  expect(more(["a"], ["a", "a"])).toEqual([]);
});

test("what a mission has made of somebody", () => {
  const before = { ...fresh("mc-one", null), items: [{ card: "eq-vest", charges: 0, bought: true }], wounds: 1 };
  const now = { ...fresh("mc-one", null), items: [{ card: "eq-stim", charges: 0, bought: false }], skills: ["sk-parry"], gained: ["speed"], wounds: 3 };
  expect(changeOf(now, before)).toEqual({ found: ["eq-stim"], lost: ["eq-vest"], learned: ["sk-parry"], gained: ["speed"], wounds: 2, levels: 1 });
  expect(changeOf(now, undefined)).toBeNull();
  expect(levelOf(now)).toBe(2);
});

test("points are worth most in large shipments", () => {
  const rates = [5, 11, 18, 26, 35];
  expect([0, 1, 5, 6, 12].map((points) => worthOf(points, rates))).toEqual([0, 5, 35, 40, 81]);
  expect(worthOf(3, [])).toBe(0);
});
