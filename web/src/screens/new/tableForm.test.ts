import { expect, test } from "vitest";
import { TableForm } from "./tableForm.svelte";

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
  const form = new TableForm([nemesis]);
  expect(form.bots()).toEqual([1, 2, 3]);
  expect(form.friends).toBe(0);
});

test("a seat kept for a friend is no bot's", () => {
  const form = new TableForm([nemesis]);
  form.guests[1] = "friend";
  expect(form.bots()).toEqual([1, 3]);
  expect(form.friends).toBe(1);
});

test("a mode brings its number of seats, and takes away the options that do not fit", () => {
  const form = new TableForm([nemesis]);
  form.toggle("intruder-player", true);
  form.toggle("alternative-board", true);
  form.setMode("solo");
  expect(form.table.seats).toBe(1);
  expect(form.table.options).toEqual(["alternative-board"]);
  expect(form.options.map(({ name }) => name)).toEqual(["alternative-board"]);
});

test("over days a reaction may take hours", () => {
  const form = new TableForm([nemesis]);
  form.setPace("async");
  expect(form.table.reaction_seconds).toBe(12 * 3600);
});
