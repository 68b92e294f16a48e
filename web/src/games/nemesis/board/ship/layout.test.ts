import { expect, test } from "vitest";
import { BOARDS, type MapName } from "./maps";
import { edge } from "./geometry";
import { SHIPS, WORLD, corridorsOf, placesAround, towards } from "./layout";

const [source = ""] = Object.values(
  import.meta.glob<string>("../../../../../../src/starboard/games/nemesis/**/board.py", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const MAPS: MapName[] = ["basic", "alternative"];

/** The board as the engine has it: `(1, 3, (1, 2))` for Corridors, `2: (0, (1, 2))` for Entrances. */
function engine(map: MapName): { corridors: number[][]; ducts: number[][] } {
  const start = source.indexOf(`"${map}",\n`);
  const text = source.slice(start, source.indexOf("special=", start));
  const numbers = (list: string): number[] => list.split(",").filter((part) => part.trim()).map(Number);
  const corridors = [...text.matchAll(/(?<!: )\((\d+), (\d+), \(([\d, ]+)\)\)/g)];
  const ducts = [...text.matchAll(/(\d+): \((\d), \(([\d, ]+)\)\)/g)];
  const rows = (found: RegExpMatchArray[]): number[][] =>
    found.map((match) => [Number(match[1]), Number(match[2]), ...numbers(match[3]!)]);
  return { corridors: rows(corridors), ducts: rows(ducts) };
}

test.each(MAPS)("the %s board is the engine's", (map) => {
  const { corridors, ducts } = engine(map);
  expect(BOARDS[map].corridors.map(([a, b, numbers]) => [a, b, ...numbers])).toEqual(corridors);
  const ours = Object.entries(BOARDS[map].ducts).map(([room, [network, numbers]]) => [Number(room), network, ...numbers]);
  expect(ours.sort((a, b) => a[0]! - b[0]!)).toEqual(ducts.sort((a, b) => a[0]! - b[0]!));
});

test.each(MAPS)("every Room of the %s board is drawn once and none covers another", (map) => {
  const { rooms } = SHIPS[map];
  expect(rooms.map(({ number }) => number)).toEqual([...Array(21).keys()].map((i) => i + 1));
  for (const one of rooms) {
    expect(one.x - one.hw).toBeGreaterThan(WORLD.x);
    expect(one.x + one.hw).toBeLessThan(WORLD.x + WORLD.width);
    for (const other of rooms.filter(({ number }) => number > one.number)) {
      const apart = Math.abs(one.x - other.x) >= one.hw + other.hw || Math.abs(one.y - other.y) >= one.hh + other.hh;
      expect(apart, `Rooms ${one.number} and ${other.number}`).toBe(true);
    }
  }
});

test.each(MAPS)("every Corridor of the %s board begins and ends at its Rooms and has its numbers", (map) => {
  const { rooms, corridors } = SHIPS[map];
  corridors.forEach((corridor, index) => {
    expect(corridor.index).toBe(index);
    expect(corridor.numbers.length).toBeGreaterThan(0);
    expect(corridor.length, `Corridor ${corridor.a}-${corridor.b}`).toBeGreaterThan(20);
    for (const [number, end] of [
      [corridor.a, corridor.from],
      [corridor.b, corridor.to],
    ] as const) {
      const room = rooms[number - 1]!;
      const away = Math.hypot(end.x - room.x, end.y - room.y);
      const direction = { x: (end.x - room.x) / away, y: (end.y - room.y) / away };
      expect(Math.abs(away - edge(room, direction))).toBeLessThan(25);
    }
  });
});

test.each(MAPS)("no Corridor of the %s board runs through a Room that is not its own", (map) => {
  const { rooms, corridors } = SHIPS[map];
  for (const { a, b, from, to } of corridors) {
    for (const room of rooms.filter(({ number }) => number !== a && number !== b)) {
      for (let step = 0; step <= 20; step++) {
        const x = from.x + ((to.x - from.x) * step) / 20;
        const y = from.y + ((to.y - from.y) * step) / 20;
        const inside = Math.abs(x - room.x) < room.hw && Math.abs(y - room.y) < room.hh;
        expect(inside, `Corridor ${a}-${b} in Room ${room.number}`).toBe(false);
      }
    }
  }
});

test.each(MAPS)("around every Room of the %s board the numbers 1 to 4 each stand once", (map) => {
  const ship = SHIPS[map];
  for (const { number } of ship.rooms) {
    const plates = corridorsOf(ship, number).flatMap(({ numbers }) => numbers);
    const entrance = ship.entrances.find(({ room }) => room === number)?.numbers ?? [];
    expect([...plates, ...entrance].sort(), `Room ${number}`).toEqual([1, 2, 3, 4]);
  }
});

test.each(MAPS)("number plates of the %s board keep apart", (map) => {
  const { corridors } = SHIPS[map];
  for (const one of corridors) {
    for (const other of corridors.filter(({ index }) => index > one.index)) {
      const distance = Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y);
      expect(distance, `Corridors ${one.index} and ${other.index}`).toBeGreaterThan(26);
    }
  }
});

test("two Corridors between the same Rooms run side by side", () => {
  const [, one, other] = SHIPS.alternative.corridors;
  expect([one!.a, one!.b]).toEqual([other!.a, other!.b]);
  expect(Math.hypot(one!.middle.x - other!.middle.x, one!.middle.y - other!.middle.y)).toBeCloseTo(32);
});

test("Noise around a Room may lie in its ducts", () => {
  expect(placesAround(SHIPS.basic, 2)).toEqual([0, 3, 28]);
  expect(placesAround(SHIPS.alternative, 21)).toContain(33);
});

test("arrows walk along Corridors, and every Room can be walked to", () => {
  expect(towards(SHIPS.basic, 1, { x: 1, y: 0 })).toBe(3);
  expect(towards(SHIPS.basic, 1, { x: -1, y: 0 })).toBeNull();
  const steps = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  for (const map of MAPS) {
    const reached = new Set([11]);
    for (const room of reached) {
      for (const step of steps) {
        const next = towards(SHIPS[map], room, step);
        if (next !== null) reached.add(next);
      }
    }
    expect(reached.size, map).toBe(21);
  }
});
