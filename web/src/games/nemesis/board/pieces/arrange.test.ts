import { expect, test } from "vitest";
import { arranged, lines } from "./arrange";
import { SHIPS } from "../ship/layout";
import { pieces } from "./pieces";
import { character, sample } from "../../samples";

const ROOM = SHIPS.basic.rooms[7]!;

test.each([1, 2, 3, 4, 5, 7, 10, 15])("%i pieces in a Room stay inside and apart", (count) => {
  for (const [markers, objects] of [[false, false], [true, false], [true, true]] as const) {
    const spots = arranged(count, ROOM, markers, objects, 1);
    expect(spots).toHaveLength(count);
    for (const [index, spot] of spots.entries()) {
      expect(Math.abs(spot.x - ROOM.x)).toBeLessThan(ROOM.hw);
      expect(Math.abs(spot.y - ROOM.y)).toBeLessThan(ROOM.hh);
      for (const other of spots.slice(index + 1)) {
        expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(44 * spot.scale);
      }
    }
  }
});

test("those in a pod sit in it, those who are gone are nowhere", () => {
  const players = [character(0, { room: 0, pod: 2 }), character(1, { room: 0, status: "dead" })];
  const standing = pieces(sample({ players }), SHIPS.basic, [], false);
  expect(standing.map(({ id }) => id)).toEqual(["seat:0"]);
  expect(standing[0]!.spot.y).toBeGreaterThan(750);
});

test("names break into two even lines only when they must", () => {
  expect(lines("Nest", 136, 15).lines).toEqual(["Nest"]);
  expect(lines("Room Covered with Slime", 100, 15).lines).toEqual(["Room Covered", "with Slime"]);
  expect(lines("Triebwerkskontrollraumwartungsschacht", 136, 15).size).toBeLessThan(15);
});
