import { expect, test } from "vitest";
import type { Campaign, Chapter } from "../../wire/types";
import { again, branchFrom, depthOf, goesOn, isBegun, standing } from "./chapters";
import { layOut, lit } from "./treeLayout";

const person = { id: "p1", name: "Ada" };
const seat = { name: "Ada", person, bot: null, roles: ["captain"] };
const bot = { name: "", person: null, bot: "random", roles: ["diver"] };

function chapter(number: number, parent: number, branch: number, rest: Partial<Chapter> = {}): Chapter {
  return {
    number, parent, branch, scenario: `s${number}`, table: `t${number}`, status: "over", seats: [seat, bot], seat: 0,
    over: true, following: ["next"], results: { winners: [0] }, begun: 0, ended: 1, told: [], ...rest,
  }; // prettier-ignore
}

function campaign(...chapters: Chapter[]): Campaign {
  return {
    id: "c1", name: "", game: "sea", kind: "voyage", mode: "plain", options: [], host: person, created: 0, updated: 0,
    archived: false, ended: false, secret: false, first: ["harbour"], chapters, sheet: null, sheet_of: 0, people: [person],
    here: [], you: { host: true },
  }; // prettier-ignore
}

const tree = campaign(
  chapter(1, 0, 0),
  chapter(2, 1, 0, { results: { winners: [1] } }),
  chapter(3, 2, 0, { following: [] }),
  chapter(4, 1, 1),
);

test("a chapter is counted on its own way, whatever else was played", () => {
  expect([1, 2, 3, 4].map((number) => depthOf(tree, number))).toEqual([1, 2, 3, 2]);
});

test("won is what your seat won; whoever did not sit there sees how it went for the people", () => {
  expect(standing(tree.chapters[0]!)).toBe("won");
  expect(standing(tree.chapters[1]!)).toBe("lost");
  expect(standing(chapter(5, 0, 2, { seat: null }))).toBe("won");
  expect(standing(chapter(5, 0, 2, { seat: null, results: { winners: [1] } }))).toBe("lost");
  expect(standing(chapter(5, 0, 2, { results: null }))).toBe("over");
  expect(standing(chapter(5, 0, 2, { over: false, status: "lobby" }))).toBe("lobby");
  expect(standing(chapter(5, 0, 2, { over: false, status: "paused" }))).toBe("playing");
});

test("a campaign goes on from the chapter that was begun last", () => {
  expect(goesOn(campaign())).toEqual({ after: 0, branch: 0, scenarios: ["harbour"] });
  expect(goesOn(tree)).toEqual({ after: 4, branch: 0, scenarios: ["next"] });
  const played = campaign(chapter(1, 0, 0), chapter(2, 1, 0, { over: false, following: null }));
  const on = goesOn(played)!;
  expect(isBegun(on) && on.number).toBe(2);
  expect(goesOn(campaign(chapter(1, 0, 0, { following: [] })))).toBeNull();
});

test("a branch is numbered after those that go on from there already", () => {
  expect(branchFrom(tree, 1)).toEqual({ after: 1, branch: 2, scenarios: ["next"] });
  expect(branchFrom(tree, 0)).toEqual({ after: 0, branch: 1, scenarios: ["harbour"] });
  expect(branchFrom(tree, 3)).toBeNull();
  expect(again(tree, tree.chapters[1]!)).toEqual({ after: 1, branch: 2, scenarios: ["s2"] });
});

test("the tree has a column for each step, a row for each end, and parents between their children", () => {
  const { plates, columns, rows } = layOut(tree);
  const places = Object.fromEntries(plates.map(({ number, column, row }) => [number ?? "next", [column, row]]));
  expect(places).toEqual({ 1: [0, 0.5], 2: [1, 0], 3: [2, 0], 4: [1, 1], next: [2, 1] });
  expect([columns, rows]).toEqual([3, 2]);
  expect(plates.filter(({ here }) => here).map(({ number }) => number)).toEqual([null]);
});

test("the pipe is lit on the way to where the campaign goes on", () => {
  expect([...lit(tree)].sort()).toEqual([1, 4]);
});

test("before its first chapter a campaign is one plate", () => {
  expect(layOut(campaign())).toEqual({ plates: [{ number: null, parent: 0, column: 0, row: 0, here: true }], columns: 1, rows: 1 });
});
