/** The four pictures of the introduction: a few squares of a deck, and who is on them. */
import type { Square } from "../../../kit/grid/grid";
import type { Colour, Facing } from "../state";

export interface Scene {
  columns: number;
  rows: number;
  pieces: { kind: string; at: Square; facing: Facing; colour?: Colour }[];
  crates: Square[];
  path?: Square[]; // where somebody walks
  line?: [Square, Square]; // of sight
  dice?: { side: "attack" | "defence"; level: number }[];
}

/** By the page of the introduction. */
export const SCENES: Record<string, Scene> = {
  turn: {
    columns: 5,
    rows: 3,
    pieces: [{ kind: "mc-dulinsky", at: [3, 0], facing: "east", colour: "red" }],
    crates: [[2, 2]],
    path: [[0, 2], [1, 1], [2, 1], [3, 0]],
  },
  sight: {
    columns: 5,
    rows: 3,
    pieces: [
      { kind: "mc-dulinsky", at: [0, 2], facing: "east", colour: "red" },
      { kind: "ag-guard", at: [4, 0], facing: "west" },
    ],
    crates: [[3, 0]],
    line: [[0, 2], [4, 0]],
  },
  dice: {
    columns: 5,
    rows: 3,
    pieces: [],
    crates: [],
    dice: [
      { side: "attack", level: 3 },
      { side: "attack", level: 1 },
      { side: "defence", level: 2 },
    ],
  },
  nexus: {
    columns: 5,
    rows: 3,
    pieces: [
      { kind: "mc-dulinsky", at: [0, 1], facing: "east", colour: "red" },
      { kind: "ag-guard", at: [3, 0], facing: "west" },
      { kind: "ag-technician", at: [4, 2], facing: "west" },
    ],
    crates: [[1, 2]],
  },
}; // prettier-ignore
