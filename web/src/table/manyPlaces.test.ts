import { expect, test } from "vitest";
import type { Choice } from "../kit/drawings";
import { manyPlaces, placesAmong } from "./manyPlaces";

function choices(text: string, count: number, placed = true, row = 0): Choice[] {
  return Array.from({ length: count }, (_, at) => ({
    option: { text, value: [text, at], ...(placed && { target: [at, row] }) },
    at, key: "", blocked: false, picked: false,
  })) as unknown as Choice[]; // prettier-ignore
}

test("places of which the same is said are chosen on the board, the rest in the list", () => {
  const offered = [...choices("stay", 1, true, 1), ...choices("go", 20), ...choices("card", 12, false)];
  expect(new Set([...manyPlaces(offered)].map(({ option }) => option.text))).toEqual(new Set(["go"]));
});

test("what else can be done with the same places is not in the list besides", () => {
  const offered = [...choices("go", 20), ...choices("step", 8), ...choices("leap", 1, true, 1)];
  expect(new Set([...manyPlaces(offered)].map(({ option }) => option.text))).toEqual(new Set(["go", "step"]));
  expect(placesAmong(manyPlaces(offered))).toBe(20);
});

test("what a rule of its own allows at one of the places is in the list, and merely going there, too", () => {
  const [leave] = choices("leave", 1);
  const offered = [...choices("go", 20), { ...leave, option: { ...leave!.option, rule: "LEAVE-1" } } as Choice];
  const places = manyPlaces(offered);
  expect(offered.filter((choice) => !places.has(choice)).map(({ option }) => [option.text, option.target])).toEqual([["go", [0, 0]], ["leave", [0, 0]]]);
});

test("places with words of their own are chosen on the board if nothing else is on offer", () => {
  const offered = Array.from({ length: 20 }, (_, at) => choices(`room-${at}`, 1)).flat();
  expect(manyPlaces(offered).size).toBe(20);
  expect(manyPlaces([...offered, ...choices("card", 1, false)]).size).toBe(0);
});
