import { expect, test } from "vitest";
import type { Value } from "../../../wire/types";
import { withEvent } from "./eventsOnBoard";
import { CLOSED_DOOR } from "../state";
import { sample } from "../samples";

const event = (kind: string, args: Record<string, Value>) => ({ n: 1, kind, rule: "", args, say: { text: "" } });

test("a move is on the board as soon as it is shown, and the old state stays as it was", () => {
  const before = sample();
  const after = withEvent(before, event("moved", { who: 1, origin: 11, room: 8 }));
  expect(after.players.map(({ room }) => room)).toEqual([11, 8]);
  expect(before.players[1]!.room).toBe(11);
  expect(after.players[0]).toBe(before.players[0]);
});

test("an Intruder appears, is hurt, and is gone", () => {
  let now = withEvent(sample(), event("intruder-appears", { intruder: 4, kind: "adult", room: 11 }));
  now = withEvent(now, event("injured", { intruder: 4, kind: "adult", count: 2 }));
  expect(now.intruders).toEqual([{ id: 4, kind: "adult", room: 11, injuries: 2, token: "" }]);
  expect(withEvent(now, event("intruder-killed", { intruder: 4, kind: "adult", room: 11 })).intruders).toEqual([]);
});

test("a Larva that infests somebody leaves the board", () => {
  const now = withEvent(sample(), event("intruder-appears", { intruder: 3, kind: "larva", room: 11 }));
  const after = withEvent(now, event("infested", { who: 0 }));
  expect(after.intruders).toEqual([]);
  expect(after.players[0]!.larva).toBe(true);
});

test("Noise comes, and goes from everywhere around the Room", () => {
  let now = sample();
  for (const place of [9, 12, 0, 28]) now = withEvent(now, event("noise", { place }));
  now = withEvent(now, event("noise-cleared", { room: 11 }));
  expect(now.noise.flatMap((on, place) => (on ? [place] : []))).toEqual([0, 28]);
});

test("tiles, Doors and markers", () => {
  let now = withEvent(sample(), event("explored", { room: 8, tile: "armory" }));
  now = withEvent(now, event("door-closed", { place: 5 }));
  now = withEvent(now, event("fire", { room: 8 }));
  expect([now.tiles[8], now.explored[8], now.doors[5], now.fire[8]]).toEqual(["armory", true, CLOSED_DOOR, true]);
});

test("what the board does not show changes nothing", () => {
  const now = sample();
  expect(withEvent(now, event("drew", { who: 0, count: 2 }))).toBe(now);
});
