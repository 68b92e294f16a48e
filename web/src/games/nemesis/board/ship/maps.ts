/** The two sides of the board as printed: Corridors in the order of their index, Entrances, slots for the tiles. */
export type MapName = "basic" | "alternative";

export interface BoardFacts {
  corridors: [a: number, b: number, numbers: number[]][];
  ducts: Record<number, [network: number, numbers: number[]]>;
  special: Record<number, string>;
  basic: number[]; // slots for tiles I
  additional: number[]; // slots for tiles II
}

const SPECIAL = { 1: "cockpit", 11: "hibernatorium", 19: "engine-3", 20: "engine-2", 21: "engine-1" };
const BASIC_SLOTS = [2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18];
const ADDITIONAL_SLOTS = [6, 7, 8, 14, 15];

// prettier-ignore
export const BOARDS: Record<MapName, BoardFacts> = {
  basic: {
    corridors: [
      [1, 2, [3]], [1, 3, [1, 2]], [1, 4, [4]], [2, 6, [4]], [3, 7, [3, 4]], [4, 8, [1]], [5, 6, [3]], [5, 10, [1, 2]],
      [6, 7, [1]], [6, 11, [2]], [7, 8, [2]], [8, 9, [4]], [8, 11, [3]], [9, 12, [1, 2]], [10, 13, [3, 4]],
      [11, 14, [4]], [11, 15, [1]], [12, 16, [3, 4]], [13, 14, [1]], [13, 19, [2]], [14, 17, [2]], [15, 16, [2]],
      [15, 18, [3]], [16, 21, [1]], [17, 19, [1]], [17, 20, [3, 4]], [18, 20, [1, 2]], [18, 21, [4]],
    ],
    ducts: {
      2: [0, [1, 2]], 4: [0, [2, 3]], 5: [0, [4]], 9: [0, [3]], 14: [0, [3]], 15: [0, [4]], 19: [0, [3, 4]],
      21: [0, [2, 3]],
    },
    special: SPECIAL, basic: BASIC_SLOTS, additional: ADDITIONAL_SLOTS,
  },
  alternative: {
    corridors: [
      [1, 2, [1]], [1, 3, [2]], [1, 3, [3]], [1, 4, [4]], [2, 5, [2, 3]], [3, 7, [4]], [4, 9, [1, 2]], [5, 6, [1]],
      [5, 10, [4]], [6, 7, [2]], [6, 11, [3]], [6, 11, [4]], [7, 8, [1]], [8, 11, [2]], [8, 9, [3]], [9, 12, [4]],
      [10, 13, [1, 2]], [11, 15, [1]], [12, 16, [1]], [12, 16, [3]], [13, 14, [3]], [13, 19, [4]], [14, 17, [1]],
      [14, 17, [2]], [15, 18, [2]], [15, 16, [4]], [16, 21, [2]], [17, 20, [3]], [18, 20, [1]], [18, 20, [4]],
      [18, 21, [3]], [19, 20, [2]],
    ],
    ducts: {
      2: [0, [4]], 3: [0, [1]], 7: [0, [3]], 10: [0, [3]], 14: [0, [4]], 17: [0, [4]], 19: [0, [1, 3]],
      4: [1, [3]], 8: [1, [4]], 12: [1, [2]], 15: [1, [3]], 21: [1, [1, 4]],
    },
    special: SPECIAL, basic: BASIC_SLOTS, additional: ADDITIONAL_SLOTS,
  },
};
