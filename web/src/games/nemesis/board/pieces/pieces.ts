/** Every piece that stands somewhere on the ship, and where. */
import { arranged, lines, type Spot } from "./arrange";
import type { Point } from "../../../../kit/geometry";
import type { RoomPlace } from "../ship/geometry";
import type { Ship } from "../ship/layout";
import type { Character, Intruder, NemesisState, Pod } from "../../state";

export type Piece = { id: `seat:${number}`; spot: Spot; character: Character } | { id: `intruder:${number}`; spot: Spot; intruder: Intruder };

export interface Lying {
  id: `object:${number}:${string}`;
  room: number;
  thing: string;
  count: number;
  spot: Point;
}

export interface PodPlace extends Point {
  pod: Pod;
  below: boolean;
}

const POD_COLUMNS = [604, 830, 1046, 372];

/** Section A is above, section B below; each pod has its own clamp at the hull. */
export function podPlaces(pods: Pod[]): PodPlace[] {
  const used = { A: 0, B: 0 };
  return pods.map((pod) => {
    const column = used[pod.section]++;
    const below = pod.section === "B";
    const slope = column === 3 ? 16 : 0;
    return { pod, below, x: POD_COLUMNS[column % 4]!, y: below ? 793 - slope : 15 + slope };
  });
}

/** Those in a Room side by side, Intruders on the right; those in a pod on its seats. */
export function pieces(state: NemesisState, ship: Ship, names: string[], big: boolean): Piece[] {
  const standing = ship.rooms.flatMap((room) => {
    const people = state.players.filter((each) => each.room === room.number && each.status === "alive");
    const intruders = state.intruders.filter((each) => each.room === room.number);
    const count = people.length + intruders.length;
    if (count === 0) return [];
    const markers = state.fire[room.number] || state.malfunction[room.number];
    const objects = state.lying.some(([where]) => where === room.number);
    const spots = arranged(count, room, !!markers, objects, nameLines(room, names[room.number], big));
    return [
      ...people.map((character, i): Piece => ({ id: `seat:${character.seat}`, spot: spots[i]!, character })),
      ...intruders.map((intruder, i): Piece => {
        return { id: `intruder:${intruder.id}`, spot: spots[people.length + i]!, intruder };
      }),
    ];
  });
  const seated = podPlaces(state.pods).flatMap(({ pod, x, y }) =>
    state.players
      .filter((each) => each.pod === pod.number && each.status === "alive")
      .map((character, i): Piece => {
        return { id: `seat:${character.seat}`, spot: { x: x - 4 + i * 24, y, scale: 0.46 }, character };
      }),
  );
  return [...standing, ...seated].sort((one, other) => one.id.localeCompare(other.id));
}

function nameLines(room: RoomPlace, name: string | undefined, big: boolean): number {
  if (!name) return 0;
  const written = lines(name, 2 * room.hw - 10, big ? 19 : 15.5);
  return (written.lines.length * written.size) / 14.5;
}

/** Objects along the right wall of their Room, things of one kind together. */
export function lying(state: NemesisState, ship: Ship): Lying[] {
  const counts = new Map<string, number>();
  for (const [room, thing] of state.lying) counts.set(`${room}:${thing}`, (counts.get(`${room}:${thing}`) ?? 0) + 1);
  const placed = new Map<number, number>();
  return [...counts].map(([key, count]) => {
    const [number, thing] = [Number(key.split(":")[0]), key.slice(key.indexOf(":") + 1)];
    const room = ship.rooms[number - 1]!;
    const index = placed.get(number) ?? 0;
    placed.set(number, index + 1);
    const spot = { x: room.x + room.hw - 13 - Math.floor(index / 2) * 30, y: room.y - 9 + (index % 2) * 29 };
    return { id: `object:${number}:${thing}`, room: number, thing, count, spot };
  });
}
