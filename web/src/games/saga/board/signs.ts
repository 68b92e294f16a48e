/** Where the name of a zone is painted on its floor: along a row of free squares, or up a column where no row has room. */
import { SIDE, squareKey, type Square } from "../../../kit/grid/grid";

export interface Sign {
  x: number; // where it begins, in board units; a turned one goes upwards from there
  y: number;
  size: number; // of its letters
  turned: boolean;
}

const SIZES = [24, 20, 17, 14]; // the largest that has room
const LETTER = 0.68; // its width, with what is between letters, in parts of its size
const EDGE = 8; // from the lower edge of the squares

/** Squares in one line, from left to right or from top to bottom. */
interface Run {
  first: Square;
  length: number;
}

/** The sign for a name of so many letters, or null where it has no room. The lowest row wins, or the leftmost column. */
export function signOf(squares: Square[], taken: Set<string>, letters: number): Sign | null {
  const free = new Map(squares.filter((square) => !taken.has(squareKey(square))).map((square) => [squareKey(square), square]));
  const across = runsOf(free, 0).sort((a, b) => b.first[1] - a.first[1] || b.length - a.length);
  const upwards = runsOf(free, 1).sort((a, b) => a.first[0] - b.first[0] || b.length - a.length);
  for (const size of SIZES) {
    const needed = letters * LETTER * size;
    const hasRoom = ({ length }: Run): boolean => length * SIDE - 2 * EDGE >= needed;
    const row = across.find(hasRoom);
    if (row) {
      const [column, line] = row.first;
      return { x: column * SIDE + (row.length * SIDE - needed) / 2, y: (line + 1) * SIDE - EDGE, size, turned: false };
    }
    const up = upwards.find(hasRoom);
    if (up) {
      const [column, line] = up.first;
      return { x: column * SIDE + EDGE + size * 0.7, y: (line + up.length) * SIDE - (up.length * SIDE - needed) / 2, size, turned: true };
    }
  }
  return null;
}

/** The longest lines of free squares, along one axis. */
function runsOf(free: Map<string, Square>, axis: 0 | 1): Run[] {
  const step = (square: Square, by: number): string => squareKey(axis === 0 ? [square[0] + by, square[1]] : [square[0], square[1] + by]);
  return [...free.values()]
    .filter((square) => !free.has(step(square, -1)))
    .map((first) => {
      let length = 1;
      while (free.has(step(first, length))) length++;
      return { first, length };
    });
}
