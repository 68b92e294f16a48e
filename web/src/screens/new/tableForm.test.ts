import { expect, test, vi } from "vitest";

vi.mock("../../games", () => ({
  PLUGINS: { wolves: { quickTable: { mode: "rivals", seats: 4 } } },
}));
const { TableForm } = await import("./tableForm.svelte");

/** What these games have none of. */
const plain = { bot_players: [], strengths: [], own_scenarios: 0, title: "", roles: [], scenarios: [], campaigns: [], ledgers: [], texts: {} };
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

const role = { side: "", least: 0, most: 1, automaton: false, shared: true, modes: [] };
const scenario = { modes: [], roles: [], seats: null, most: {}, campaign: "voyage", alone: true };
const sea = {
  ...chess,
  name: "sea",
  modes: [
    { name: "calm", least: 1, most: 3 },
    { name: "storm", least: 2, most: 3 },
  ],
  roles: [
    { ...role, name: "captain", least: 1 },
    { ...role, name: "diver" },
  ],
  scenarios: [
    { ...scenario, name: "bay" },
    { ...scenario, name: "harbour" },
    { ...scenario, name: "reef", alone: false },
  ],
  campaigns: [{ name: "voyage", modes: ["storm"], first: ["harbour"] }],
};

test("a campaign brings its modes and the scenarios it begins with", () => {
  const form = new TableForm([sea]);
  expect([form.scenarios, form.scenario]).toEqual([["bay", "harbour"], "bay"]);
  form.setScenario("harbour");
  expect(form.scenario).toBe("harbour");
  form.setCampaign("voyage");
  expect([form.table.mode, form.scenarios]).toEqual(["storm", ["harbour"]]);
  form.setGame("sea");
  expect(form.campaign).toBe("");
});

test("where roles are unlike, seats are dealt with them, and a seat left open is a friend's", () => {
  const form = new TableForm([sea]);
  expect(form.seats()).toEqual([
    { who: "me", roles: ["captain"], bot: "" },
    { who: "bot", roles: ["diver"], bot: "" },
  ]);
  form.cast?.seatFor(1, "open");
  expect(form.friends).toBe(1);
});

test("where they are alike, seats have none", () => {
  const form = new TableForm([wolves]);
  form.guests[0] = "friend";
  expect(form.cast).toBeNull();
  expect(form.seats().map(({ who }) => who)).toEqual(["me", "open", "bot", "bot"]);
});

test("a scenario that the host brings may be for another mode", () => {
  const form = new TableForm([{ ...sea, campaigns: [] }]);
  form.bring({ scenario: { ...scenario, name: "own-1", modes: ["storm"] }, titles: { en: "Mine" }, picture: "", text: "x" });
  expect([form.table.mode, form.scenario, form.ownText]).toEqual(["storm", "own-1", "x"]);
});
