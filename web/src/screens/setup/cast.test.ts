import { expect, test } from "vitest";
import type { GameInfo } from "../../wire/types";
import { Cast, usualCast } from "./cast.svelte";

const role = { side: "", least: 0, most: 1, automaton: false, shared: true, modes: [] as string[] };
const sea: GameInfo = {
  name: "sea", title: "Sea", options: [], campaigns: [], bots: ["random"], good_bot: "random", ledgers: [], texts: {}, bot_players: [], strengths: [], own_scenarios: 0,
  modes: [{ name: "plain", least: 1, most: 3 }],
  roles: [
    { ...role, name: "captain", least: 1 },
    { ...role, name: "diver", most: 2 },
    { ...role, name: "beast", automaton: true, shared: false },
    { ...role, name: "ghost", modes: ["night"] },
  ],
  scenarios: [
    { name: "reef", modes: [], roles: ["captain", "diver"], seats: [2, 2], most: {}, campaign: "", alone: true },
    { name: "cave", modes: [], roles: ["captain", "diver"], seats: null, most: { diver: 1 }, campaign: "", alone: true },
  ],
}; // prettier-ignore

const cast = (scenario = ""): Cast =>
  new Cast(sea, "plain", scenario, [
    { who: "open", roles: ["captain"] },
    { who: "bot", roles: ["diver", "ghost"] },
  ]);

test("you sit down on a free seat, and roles of another mode are left in the box", () => {
  const { seats, roles, counts } = cast();
  expect(seats).toEqual([
    { who: "me", roles: ["captain"] },
    { who: "bot", roles: ["diver"] },
  ]);
  expect(roles.map(({ name }) => name)).toEqual(["captain", "diver", "beast"]);
  expect(counts).toEqual([1, 3]);
});

test("a scenario may have other seats and fewer roles", () => {
  const { roles, counts } = cast("reef");
  expect(roles.map(({ name }) => name)).toEqual(["captain", "diver"]);
  expect(counts).toEqual([2, 2]);
});

test("a scenario may have fewer seats for a role, and so fewer seats", () => {
  const { roles, counts } = cast("cave");
  expect(roles.map(({ most }) => most)).toEqual([1, 1]);
  expect(counts).toEqual([1, 2]);
});

test("one seat may hold several roles; a role that only one may hold leaves its seat", () => {
  const one = cast();
  one.give(0, "diver");
  expect(one.seats.map(({ roles }) => roles)).toEqual([["captain", "diver"], ["diver"]]);
  one.give(1, "captain");
  expect(one.seats.map(({ roles }) => roles)).toEqual([["diver"], ["diver", "captain"]]);
  one.give(1, "diver");
  expect(one.seats[1]!.roles).toEqual(["captain"]);
});

test("what cannot be shared is held alone", () => {
  const one = cast();
  one.give(1, "beast");
  expect(one.seats[1]!.roles).toEqual(["beast"]);
  one.give(1, "diver");
  expect(one.seats[1]!.roles).toEqual(["diver"]);
});

test("there is one of you", () => {
  const one = cast();
  one.seatFor(1, "me");
  expect(one.seats.map(({ who }) => who)).toEqual(["open", "me"]);
});

test("seats come and go between what the mode allows, yours stays", () => {
  const one = cast();
  one.add();
  one.add();
  expect(one.seats.map(({ roles }) => roles)).toEqual([["captain"], ["diver"], ["diver"]]);
  one.remove(0);
  one.remove(1);
  expect(one.seats.map(({ who }) => who)).toEqual(["me", "bot"]);
  const reef = cast("reef");
  reef.remove(1);
  expect(reef.seats).toHaveLength(2);
});

test("it is ready when every seat has a role and every role that is needed is held", () => {
  const one = cast();
  expect(one.ready).toBe(true);
  expect(one.unheld).toEqual([{ role: "beast", fate: "played" }]);
  one.give(0, "captain");
  expect(one.ready).toBe(false);
  expect(one.unheld[0]).toEqual({ role: "captain", fate: "needed" });
});

test("where nobody has wishes, you have what must be held, bots the rest, and the rules keep what they play themselves", () => {
  expect(usualCast(sea, "plain", "", 2).seats).toEqual([
    { who: "me", roles: ["captain"] },
    { who: "bot", roles: ["diver"] },
  ]);
  expect(usualCast(sea, "plain", "", 9).seats.map(({ roles }) => roles)).toEqual([["captain"], ["diver"], ["diver"]]);
  expect(usualCast(sea, "plain", "reef", 1).seats).toHaveLength(2);
});
