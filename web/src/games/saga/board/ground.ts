/** What the revealed board is built of, read off the rows of the map. Pictures only: the rules know the rest. */
import { SIDE, squareKey, type Square } from "../../../kit/grid/grid";
import type { Rect } from "../../../kit/geometry";
import type { SagaState } from "../state";

export type Built = "floor" | "wall" | "block" | "void";

export interface Ground {
  columns: number;
  rows: number;
  zones: Map<string, Square[]>; // by letter, the squares of its floor
  walls: Square[]; // around the floor
  blocks: Square[]; // inside of it: pillars, machines
  unseen: Square[]; // behind closed doors: nobody knows what is there
  at: (square: Square) => Built;
}

type Table = Pick<SagaState, "ground" | "width" | "height" | "doors">;

const STONE = "#";
const AROUND: Square[] = [[0, -1], [1, 0], [0, 1], [-1, 0], [-1, -1], [1, -1], [1, 1], [-1, 1]]; // prettier-ignore

export function groundOf({ ground, width, height, doors }: Table): Ground {
  const floor = (column: number, row: number): boolean => (ground[row]?.[column] ?? STONE) !== STONE;
  const doorways = new Set(doors.flatMap(({ squares }) => squares.map(squareKey)));
  const zones = new Map<string, Square[]>();
  const stone: Square[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const letter = ground[row]?.[column] ?? STONE;
      if (letter === STONE) stone.push([column, row]);
      else zones.set(letter, [...(zones.get(letter) ?? []), [column, row]]);
    }
  }
  const outside = reachedFromOutside(stone, width, height);
  const found: Record<"walls" | "blocks" | "unseen", Square[]> = { walls: [], blocks: [], unseen: [] };
  const built = new Map<string, Built>();
  for (const square of stone) {
    const [column, row] = square;
    const beside = AROUND.map(([right, down]): Square => [column + right, row + down]).filter(([x, y]) => floor(x, y));
    if (!outside.has(squareKey(square))) found.blocks.push(square);
    else if (beside.some((one) => !doorways.has(squareKey(one)))) found.walls.push(square);
    else if (beside.length > 0 && isStraight(square, beside)) found.unseen.push(square);
    else if (beside.length > 0) found.walls.push(square);
  }
  for (const square of found.walls) built.set(squareKey(square), "wall");
  for (const square of found.blocks) built.set(squareKey(square), "block");
  const at = ([column, row]: Square): Built => (floor(column, row) ? "floor" : (built.get(`${column},${row}`) ?? "void"));
  return { columns: width, rows: height, zones, ...found, at };
}

/** Directly beyond a doorway, not around its corner. */
const isStraight = ([column, row]: Square, doorways: Square[]): boolean =>
  doorways.some(([x, y]) => x === column || y === row);

/** Stone that hangs together with the edge of the map. */
function reachedFromOutside(stone: Square[], width: number, height: number): Set<string> {
  const all = new Set(stone.map(squareKey));
  const waiting = stone.filter(([column, row]) => column === 0 || row === 0 || column === width - 1 || row === height - 1);
  const reached = new Set(waiting.map(squareKey));
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    for (const [right, down] of AROUND.slice(0, 4)) {
      const next: Square = [here[0] + right, here[1] + down];
      const key = squareKey(next);
      if (!all.has(key) || reached.has(key)) continue;
      reached.add(key);
      waiting.push(next);
    }
  }
  return reached;
}

const MARGIN = 40; // board units around what is built
const LEAST = 9; // squares across: a single room is not blown up to the whole screen

/** Everything revealed, its walls, and what is beyond its doors. */
export const builtOf = (ground: Ground): Square[] => [...ground.walls, ...ground.unseen, ...[...ground.zones.values()].flat()];

/** What there is to see: what is built, not the dark around it. */
export function worldOf(ground: Ground): Rect {
  const built = builtOf(ground);
  if (built.length === 0) return { x: 0, y: 0, width: ground.columns * SIDE, height: ground.rows * SIDE };
  const stretch = (parts: number[]): [from: number, size: number] => {
    const [low, high] = [Math.min(...parts), Math.max(...parts) + 1];
    const missing = Math.max(0, LEAST - (high - low));
    return [(low - missing / 2) * SIDE - MARGIN, (high - low + missing) * SIDE + 2 * MARGIN];
  };
  const [x, width] = stretch(built.map(([column]) => column));
  const [y, height] = stretch(built.map(([, row]) => row));
  return { x, y, width, height };
}

/** Whether a doorway is passed from north to south; its leaves then lie across. */
export function isPassedDown(squares: Square[], at: Ground["at"]): boolean {
  const [[column, row], last] = [squares[0]!, squares.at(-1)!];
  if (squares.length > 1) return row === last[1];
  return at([column - 1, row]) !== "floor" && at([column + 1, row]) !== "floor";
}

const DARK_STEPS = 3;

/** The squares that darkness counters take the light from: so many steps around, not through walls or closed doors. */
export function darkSquares(state: Pick<SagaState, "darkness" | "doors" | "ground" | "width" | "height">): Square[] {
  const shut = new Set(state.doors.filter((door) => !door.open && !door.destroyed).flatMap(({ squares }) => squares.map(squareKey)));
  const open = ([column, row]: Square): boolean =>
    (state.ground[row]?.[column] ?? STONE) !== STONE && !shut.has(squareKey([column, row]));
  const dark = new Map<string, Square>();
  for (const { at } of state.darkness) {
    let edge: Square[] = [at];
    const seen = new Map([[squareKey(at), at]]);
    for (let step = 0; step < DARK_STEPS; step++) {
      edge = edge.flatMap((from) =>
        AROUND.flatMap(([right, down]): Square[] => {
          const next: Square = [from[0] + right, from[1] + down];
          const barred = right !== 0 && down !== 0 && !open([next[0], from[1]]) && !open([from[0], next[1]]);
          if (barred || !open(next) || seen.has(squareKey(next))) return [];
          seen.set(squareKey(next), next);
          return [next];
        }),
      );
    }
    for (const [key, square] of seen) dark.set(key, square);
  }
  return [...dark.values()];
}

/** The smallest rectangle around some squares, in board units. */
export function boundsOf(squares: Square[]): Rect {
  const columns = squares.map(([column]) => column);
  const rows = squares.map(([, row]) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { x: left * SIDE, y: top * SIDE, width: (Math.max(...columns) + 1 - left) * SIDE, height: (Math.max(...rows) + 1 - top) * SIDE };
}
