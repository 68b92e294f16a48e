import { expect, test } from "vitest";
import { Wishes } from "./wishes.svelte";

const nemesis = {
  name: "nemesis",
  modes: [
    { name: "semi-coop", least: 2, most: 5 },
    { name: "coop", least: 1, most: 5 },
    { name: "solo", least: 1, most: 1 },
  ],
  options: [
    { name: "alternative-board", rule: "NEM-ALT-01" },
    { name: "intruder-player", rule: "NEM-INTPLAYER-01" },
    { name: "two-coop-objectives", rule: "NEM-COOP-01" },
  ],
  bots: ["scripted", "random"],
  good_bot: "scripted",
};

test("the usual table is yours and full of bots", () => {
  const wishes = new Wishes([nemesis]);
  expect(wishes.bots()).toEqual([1, 2, 3]);
  expect(wishes.friends).toBe(0);
});

test("a seat kept for a friend is no bot's", () => {
  const wishes = new Wishes([nemesis]);
  wishes.guests[1] = "friend";
  expect(wishes.bots()).toEqual([1, 3]);
  expect(wishes.friends).toBe(1);
});

test("a mode brings its number of seats, and takes away the options that do not fit", () => {
  const wishes = new Wishes([nemesis]);
  wishes.toggle("intruder-player", true);
  wishes.toggle("alternative-board", true);
  wishes.setMode("solo");
  expect(wishes.table.seats).toBe(1);
  expect(wishes.table.options).toEqual(["alternative-board"]);
  expect(wishes.options.map(({ name }) => name)).toEqual(["alternative-board"]);
});

test("over days a reaction may take hours", () => {
  const wishes = new Wishes([nemesis]);
  wishes.setPace("async");
  expect(wishes.table.reaction_seconds).toBe(12 * 3600);
});
