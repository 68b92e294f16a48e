import { expect, test } from "vitest";
import type { Value } from "../../../wire/types";
import type { Choice } from "../../../kit/drawings";
import { marks } from "./marks";
import { SHIPS } from "./ship/layout";
import { lying, pieces, podPlaces } from "./pieces/pieces";
import { sample } from "../samples";
import type { NemesisState } from "../state";
import { chosen, isFocused, pointedAt } from "../../../kit/choices/pointed";
import { targetOf } from "./targets";

const targets = (choices: Choice[], now: NemesisState, seat: number) =>
  pointedAt(choices, (each) => targetOf(each, now, seat));

function choice(value: Value, at: Record<string, Value>, key = "", blocked = false): Choice {
  const option = { value, text: "", at, ...(blocked ? { why: "w", rule: "R" } : {}) };
  return { option, at: blocked ? -1 : 0, key, blocked, picked: false };
}

const INTRUDER = { id: 5, kind: "adult", room: 11, injuries: 0, token: "" } as const;

test("a choice is where the thing is that it is about", () => {
  const now = sample({ intruders: [INTRUDER] });
  const choices = [
    choice(8, { room: 8 }, "1"),
    choice(5, { intruder: 5, room: 11 }, "2"),
    choice(0, { place: 0 }, "3"),
    choice(1, { seat: 1 }, "4"),
    choice(2, { pod: 2 }, "5"),
    choice("blue-corpse", { item: "blue-corpse" }, "6"),
    choice("card:rest", { card: "rest" }, "7"),
    choice("rifle", { item: "rifle" }, "8"),
  ];
  const found = targets(choices, now, 0);
  expect([...found.keys()]).toEqual(["room:8", "intruder:5", "place:0", "seat:1", "pod:2", "object:11:blue-corpse"]);
  expect([...found.values()].map(({ keys }) => keys)).toEqual(["1", "2", "3", "4", "5", "6"]);

  const ship = SHIPS.basic;
  const drawn = marks(found, { ship, pieces: pieces(now, ship, [], false), lying: lying(now, ship), pods: podPlaces(now.pods) });
  expect(drawn.map(({ target }) => target)).toEqual([...found.keys()]);
});

test("an Engine is pointed at by its Room", () => {
  const states = [choice("working", { engine: 1 }, "1"), choice("damaged", { engine: 1 }, "2")];
  const engine = targets(states, sample(), 0).get("room:21")!;
  expect(engine.keys).toBe("1·2");
  expect(chosen(engine, undefined)).toBeUndefined();
  expect(chosen(engine, "damaged")).toBe("damaged");
  expect(isFocused(engine, "damaged")).toBe(true);
});

test("a blocked choice can be pointed at and says so", () => {
  const found = targets([choice(9, { room: 9 }, "", true)], sample(), 0).get("room:9")!;
  expect([found.blocked, found.keys, chosen(found, undefined)]).toEqual([true, "", 9]);
});
