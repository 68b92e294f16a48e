import { expect, test } from "vitest";
import type { Coach, Step } from "../../kit/plugin";
import type { View } from "../../wire/types";
import { CoachMemory, type Shelf } from "./coachMemory.svelte";

const step = (id: string, when: string): Step<string> => ({ id, when: (asked) => asked === when, title: id, text: id, spot: "board" });
const coach = {
  moment: (view: View) => view.ask?.kind ?? "",
  steps: [step("moving", "move"), step("facing", "face"), step("shooting", "act"), step("doors", "act")],
  deeds: [],
} as unknown as Coach;
const asking = (kind: string): View => ({ ask: { kind } }) as unknown as View;

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function read(memory: CoachMemory): string[] {
  const said: string[] = [];
  while (memory.current) {
    said.push(memory.current.id);
    memory.next();
  }
  return said;
}

test("what is being read stays; after it comes what the moment is about, and nothing is lost", () => {
  const memory = new CoachMemory(coach, "t", shelf());
  for (const kind of ["move", "face", "act"]) memory.watch(asking(kind));
  expect(memory.more).toBe(3);
  expect(read(memory)).toEqual(["moving", "shooting", "doors", "facing"]);
});

test("what has been put off comes to the front when its moment comes again", () => {
  const memory = new CoachMemory(coach, "t", shelf());
  for (const kind of ["move", "face", "act", "face"]) memory.watch(asking(kind));
  expect(read(memory)).toEqual(["moving", "facing", "shooting", "doors"]);
});

test("the order is kept on the device", () => {
  const kept = shelf();
  const memory = new CoachMemory(coach, "t", kept);
  for (const kind of ["move", "face", "act"]) memory.watch(asking(kind));
  expect(read(new CoachMemory(coach, "t", kept))).toEqual(["moving", "shooting", "doors", "facing"]);
});

test("where the coach leads, what is new opens it, unless the reader has folded it away", () => {
  const memory = new CoachMemory(coach, "t", shelf(), true);
  memory.watch(asking("move"));
  expect(memory.folded).toBe(true);
  memory.watch(asking("face"), true);
  expect(memory.folded).toBe(false);
  memory.rest();
  memory.watch(asking("face"), true);
  expect(memory.folded).toBe(true);
  memory.fold(false);
  memory.fold(true);
  memory.watch(asking("act"), true);
  expect(memory.folded).toBe(true);
});
