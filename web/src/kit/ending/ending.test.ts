import { expect, test } from "vitest";
import type { Table, View } from "../../wire/types";
import { plainEnding, winnersOf } from "./ending";

const table = { seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } as unknown as Table;
const words = { called: (seat: number) => `seat ${seat}`, won: (names: string[]) => `${names.join(" and ")} won`, nobody: () => "nobody" };
const seen = (seat: number, results: unknown): View => ({ seat, results }) as View;

test("without words of its own a game tells who has won", () => {
  const ending = plainEnding(seen(1, { winners: [0, 1] }), table, words);
  expect(ending).toMatchObject({ title: "seat 0 and seat 1 won", good: true });
  expect(ending.seats.map(({ verdict }) => verdict)).toEqual(["won", "won", "lost"]);
});

test("it is good for whoever has won, and for a spectator where anybody has", () => {
  expect(plainEnding(seen(2, { winners: [0] }), table, words).good).toBe(false);
  expect(plainEnding(seen(-1, { winners: [0] }), table, words).good).toBe(true);
  expect(plainEnding(seen(-1, { winners: [] }), table, words)).toMatchObject({ title: "nobody", good: false });
});

test("results without winners have none", () => {
  expect(winnersOf(seen(0, { score: 3 }))).toEqual([]);
  expect(winnersOf(seen(0, null))).toEqual([]);
});
