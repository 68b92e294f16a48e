import { expect, test, vi } from "vitest";

vi.mock("../../games", () => ({
  PLUGINS: { wolves: { quickTable: { mode: "rivals", seats: 4 } } },
}));
const { TableForm } = await import("./tableForm.svelte");

/** What these games have none of. */
const plain = { bot_players: [], strengths: [], title: "", roles: [], scenarios: [], campaigns: [], ledgers: [], texts: {} };
const wolves = {
  ...plain,
  name: "wolves",
  modes: [
    { name: "rivals", least: 2, most: 5 },
    { name: "friends", least: 1, most: 5 },
    { name: "alone", least: 1, most: 1 },
  ],
  options: [
    { name: "snow", rule: "WOLF-SNOW-01", modes: [] },
    { name: "traitor", rule: "WOLF-TRAITOR-01", modes: ["rivals"] },
    { name: "truce", rule: "WOLF-TRUCE-01", modes: ["friends"] },
  ],
  bots: ["scripted", "random"],
  good_bot: "scripted",
};
const chess = { ...plain, name: "chess", modes: [{ name: "usual", least: 2, most: 2 }], options: [], bots: ["random"], good_bot: "random" };

test("the usual table is the game's, yours and full of bots", () => {
  const form = new TableForm([wolves]);
  expect(form.table).toMatchObject({ game: "wolves", mode: "rivals", seats: 4 });
  expect(form.bots()).toEqual([1, 2, 3]);
  expect(form.friends).toBe(0);
});

test("a seat kept for a friend is no bot's", () => {
  const form = new TableForm([wolves]);
  form.guests[1] = "friend";
  expect(form.bots()).toEqual([1, 3]);
  expect(form.friends).toBe(1);
});

test("a mode brings its number of seats, and takes away the options that do not fit", () => {
  const form = new TableForm([wolves]);
  form.toggle("traitor", true);
  form.toggle("snow", true);
  form.setMode("alone");
  expect(form.table.seats).toBe(1);
  expect(form.table.options).toEqual(["snow"]);
  expect(form.options.map(({ name }) => name)).toEqual(["snow"]);
});

test("another game brings its own usual table; a game without one has its first mode", () => {
  const form = new TableForm([wolves, chess], "wolves");
  form.toggle("traitor", true);
  form.table.name = "Tuesday";
  form.setGame("chess");
  expect(form.table).toMatchObject({ game: "chess", mode: "usual", seats: 2, options: [], name: "Tuesday" });
  expect(form.options).toEqual([]);
});

test("over days a reaction may take hours", () => {
  const form = new TableForm([wolves]);
  form.setPace("async");
  expect(form.table.reaction_seconds).toBe(12 * 3600);
});
