/**
 * Where everything of the ship is drawn. Which Rooms, Corridors and Entrances there are is the board's; here each gets
 * its place on the drawing, in board units, the bow to the left. Both sides of the board share the places of the Rooms.
 */
import { BOARDS, type BoardFacts, type MapName } from "./maps";
import { OPEN_DOOR } from "../../state";
import type { Point } from "../../../../kit/geometry";
import { type Form, edge, type RoomPlace } from "./geometry";

export interface CorridorPlace {
  index: number;
  a: number;
  b: number;
  numbers: number[];
  from: Point;
  to: Point;
  middle: Point;
  along: Point; // unit vector from a to b
  angle: number; // in degrees
  length: number;
  width: number; // two Corridors side by side are narrower
}

export interface EntrancePlace extends Point {
  room: number;
  network: number;
  numbers: number[];
}

export interface DuctPlace extends Point {
  place: number; // the shared space of a network, counted on after the Corridors
  network: number;
  tubes: string[]; // paths between its Entrances
}

export interface Ship {
  map: MapName;
  rooms: RoomPlace[];
  corridors: CorridorPlace[];
  entrances: EntrancePlace[];
  ducts: DuctPlace[];
}

/** What has to be seen of the drawing; the ends of the nozzles may be cut off. */
export const WORLD = { x: -46, y: -16, width: 1354, height: 842 };

const at = (column: number, row: number): Point => ({ x: 100 + column * 112, y: 52 + row * 88 });

const ROOM_PLACES: Record<number, Point> = {
  1: at(-0.3, 4),
  2: at(1.45, 1.35),
  3: at(1.32, 4),
  4: at(1.45, 6.65),
  5: at(3.5, 0.5),
  6: at(3.55, 2.25),
  7: at(2.98, 4),
  8: at(3.55, 5.75),
  9: at(3.5, 7.5),
  10: at(5.5, 0.65),
  11: at(5.02, 4),
  12: at(5.5, 7.35),
  13: at(7.5, 0.8),
  14: at(6.72, 2.55),
  15: at(6.72, 5.45),
  16: at(7.5, 7.2),
  17: at(8.5, 2.55),
  18: at(8.5, 5.45),
  19: at(9.82, 1.05),
  20: at(9.82, 4),
  21: at(9.82, 6.95),
};

const SIZES: Record<Form, [halfWidth: number, halfHeight: number]> = {
  cockpit: [58, 66],
  hibernatorium: [90, 68],
  engine: [62, 57],
  plain: [73, 57],
};

function form(tile: string | undefined): Form {
  if (tile === "cockpit" || tile === "hibernatorium") return tile;
  return tile?.startsWith("engine") ? "engine" : "plain";
}

function room(facts: BoardFacts, number: number): RoomPlace {
  const shape = form(facts.special[number]);
  const [hw, hh] = SIZES[shape];
  const kind = facts.basic.includes(number) ? "I" : facts.additional.includes(number) ? "II" : "";
  return { number, ...ROOM_PLACES[number]!, hw, hh, form: shape, kind };
}

const SINGLE = 36;
const DOUBLE = 27;
const APART = 16; // how far from the middle line each of two Corridors runs

/** Corridors run straight between the walls of their Rooms; two that join the same Rooms run side by side. */
function corridor(facts: BoardFacts, rooms: RoomPlace[], index: number): CorridorPlace {
  const [a, b, numbers] = facts.corridors[index]!;
  const one = rooms[a - 1]!;
  const other = rooms[b - 1]!;
  const twins = facts.corridors.flatMap(([c, d], i) => (c === a && d === b ? [i] : []));
  const shift = twins.length > 1 ? (twins.indexOf(index) === 0 ? -APART : APART) : 0;
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const distance = Math.hypot(dx, dy);
  const along = { x: dx / distance, y: dy / distance };
  const start = edge(one, along) - 10;
  const end = distance - edge(other, { x: -along.x, y: -along.y }) + 10;
  const point = (far: number): Point => ({
    x: one.x + along.x * far - along.y * shift,
    y: one.y + along.y * far + along.x * shift,
  });
  const [from, to] = [point(start), point(end)];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const width = twins.length > 1 ? DOUBLE : SINGLE;
  return { index, a, b, numbers, from, to, middle: point((start + end) / 2), along, angle, length: end - start, width };
}

type Side = "top" | "corner" | "bottom" | "left";

/** Where the louvre plate of an Entrance sits on its Room: clear of the Room's number, its flag and its Corridors. */
const SIDES: Record<MapName, Record<number, Side>> = {
  basic: { 2: "top", 4: "bottom", 5: "top", 9: "left", 14: "left", 15: "left", 19: "top", 21: "top" },
  alternative: {
    // prettier-ignore
    2: "top", 3: "bottom", 7: "corner", 10: "top", 14: "left", 17: "top", 19: "top",
    4: "bottom", 8: "left", 12: "bottom", 15: "left", 21: "top",
  },
};

function entrance(map: MapName, facts: BoardFacts, rooms: RoomPlace[], number: number): EntrancePlace {
  const [network, numbers] = facts.ducts[number]!;
  const { x, y, hw, hh } = rooms[number - 1]!;
  const spots: Record<Side, Point> = {
    top: { x: x + 42, y: y - hh - 6 },
    corner: { x: x - 36, y: y - hh - 8 },
    bottom: { x: x + 42, y: y + hh + 4 },
    left: { x: x - hw - 18, y: y + (number === 14 ? -18 : 24) },
  };
  const spot = spots[SIDES[map][number]!];
  return { room: number, network, numbers, ...spot };
}

/** Which Entrances the tubes are drawn between; by the rules every one of a network leads to every other. */
const TUBES: Record<MapName, [number, number][][]> = {
  basic: [[[2, 5], [2, 4], [4, 9], [5, 14], [9, 15], [14, 19], [15, 21]]],
  alternative: [
    [[2, 3], [2, 7], [7, 10], [10, 14], [10, 17], [17, 19]],
    [[4, 8], [8, 12], [12, 15], [15, 21]],
  ],
};

const SPACES: Record<MapName, Point[]> = {
  basic: [at(4.94, 5.75)],
  alternative: [at(4.94, 2.14), at(4.94, 5.75)],
};

function tube(rooms: RoomPlace[], [a, b]: [number, number]): string {
  const [one, other] = [rooms[a - 1]!, rooms[b - 1]!];
  if (Math.abs(one.x - other.x) < 30) {
    const out = Math.min(one.x, other.x) - 90; // one above the other: the tube bows out to the left
    return `M${one.x - 30} ${one.y}C${out} ${one.y + 120} ${out} ${other.y - 120} ${other.x - 30} ${other.y}`;
  }
  const middle = (one.x + other.x) / 2;
  return `M${one.x} ${one.y}C${middle} ${one.y} ${middle} ${other.y} ${other.x} ${other.y}`;
}

function laidOut(map: MapName): Ship {
  const facts = BOARDS[map];
  const rooms = Object.keys(ROOM_PLACES).map((number) => room(facts, Number(number)));
  const corridors = facts.corridors.map((_, index) => corridor(facts, rooms, index));
  const entrances = Object.keys(facts.ducts).map((number) => entrance(map, facts, rooms, Number(number)));
  const ducts = SPACES[map].map((point, network) => ({
    place: corridors.length + network,
    network,
    ...point,
    tubes: TUBES[map][network]!.map((pair) => tube(rooms, pair)),
  }));
  return { map, rooms, corridors, entrances, ducts };
}

export const SHIPS: Record<MapName, Ship> = { basic: laidOut("basic"), alternative: laidOut("alternative") };

/** The Corridors that leave a Room. */
export const corridorsOf = (ship: Ship, room: number): CorridorPlace[] =>
  ship.corridors.filter(({ a, b }) => a === room || b === room);

/** How far a Corridor's number moves aside along it for a Door that is not open. */
export const aside = ({ length }: CorridorPlace, door: number): number =>
  door === OPEN_DOOR ? 0 : Math.min(16, (length - 20) / 4);

/** The places around a Room where Noise can lie: its Corridors and its Technical Corridors. */
export function placesAround(ship: Ship, room: number): number[] {
  const entrance = ship.entrances.find((each) => each.room === room);
  const duct = entrance ? [ship.corridors.length + entrance.network] : [];
  return [...corridorsOf(ship, room).map(({ index }) => index), ...duct];
}

/** The Room an arrow key leads to: along the Corridor that runs most in its direction. */
export function towards(ship: Ship, room: number, direction: Point): number | null {
  let best: number | null = null;
  let most = 0.3;
  for (const { a, b, along } of corridorsOf(ship, room)) {
    const sign = a === room ? 1 : -1;
    const agreement = sign * (along.x * direction.x + along.y * direction.y);
    if (agreement > most) {
      most = agreement;
      best = a === room ? b : a;
    }
  }
  return best;
}
