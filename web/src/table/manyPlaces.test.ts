import { expect, test } from "vitest";
import type { Choice } from "../kit/drawings";
import { manyPlaces } from "./manyPlaces";

function choices(text: string, count: number, placed = true): Choice[] {
  return Array.from({ length: count }, (_, at) => ({
    option: { text, value: [text, at], ...(placed && { target: [at, 0] }) },
    at, key: "", blocked: false, picked: false,
  })) as unknown as Choice[]; // prettier-ignore
}

test("places of which the same is said are chosen on the board, the rest in the list", () => {
  const offered = [...choices("stay", 1), ...choices("go", 20), ...choices("step", 8), ...choices("card", 12, false)];
  expect(new Set([...manyPlaces(offered)].map(({ option }) => option.text))).toEqual(new Set(["go"]));
});

test("places with words of their own are chosen on the board if nothing else is on offer", () => {
  const offered = Array.from({ length: 20 }, (_, at) => choices(`room-${at}`, 1)).flat();
  expect(manyPlaces(offered).size).toBe(20);
  expect(manyPlaces([...offered, ...choices("card", 1, false)]).size).toBe(0);
});
