/** The four pictures of the introduction: a few Rooms of the real ship, and who is in them. */
import type { CharacterName, IntruderKind } from "../state";

export interface SceneRoom {
  room: number; // its place in the ship
  tile?: string; // none for an unexplored Room
  items?: number;
  fire?: boolean;
}

export interface Piece {
  room: number;
  right: number; // from the middle of its Room
  character?: CharacterName;
  intruder?: IntruderKind;
}

export interface Scene {
  rooms: SceneRoom[];
  noise: [number, number][]; // Corridors with a Noise marker, by the Rooms they join
  pieces: Piece[];
  pod?: { x: number; y: number };
  box: string; // the part of the ship that is shown
}

/** By the page of the introduction. */
export const SCENES: Record<string, Scene> = {
  wake: {
    rooms: [{ room: 11, tile: "hibernatorium" }, { room: 7 }, { room: 8 }, { room: 6 }],
    noise: [],
    pieces: [
      { room: 11, right: -30, character: "scout" },
      { room: 11, right: 34, character: "mechanic" },
    ],
    box: "356 252 440 305",
  },
  noise: {
    rooms: [{ room: 3, tile: "laboratory", items: 2 }, { room: 7, tile: "cabins", items: 1 }, { room: 6 }, { room: 8 }],
    noise: [
      [3, 7],
      [6, 7],
    ],
    pieces: [{ room: 7, right: 0, character: "scout" }],
    box: "131 250 420 291",
  },
  meet: {
    rooms: [
      { room: 14, tile: "storage", items: 1, fire: true },
      { room: 17, tile: "generator", items: 2 },
      { room: 13, tile: "armory", items: 3 },
    ],
    noise: [],
    pieces: [
      { room: 14, right: 0, intruder: "creeper" },
      { room: 17, right: -32, character: "soldier" },
      { room: 17, right: 32, intruder: "adult" },
    ],
    box: "740 118 420 291",
  },
  home: {
    rooms: [
      { room: 5, tile: "evac-a", items: 0 },
      { room: 10, tile: "emergency", items: 1 },
      { room: 6, tile: "canteen", items: 2 },
    ],
    noise: [[5, 10]],
    pieces: [{ room: 5, right: 0, character: "mechanic" }],
    pod: { x: 604, y: 0 },
    box: "389 -46 430 298",
  },
};
