/** A board of squares: places, walking with the keyboard, outlines of areas, lines. All of it pure. */
import type { Point, Rect } from "../geometry";

/** A square, counted from the top left. */
export type Square = [column: number, row: number];

export interface GridSize {
  columns: number;
  rows: number;
}

export const SIDE = 64; // of a square, in board units

export const squareKey = ([column, row]: Square): string => `${column},${row}`;

export const squareOf = (key: string): Square => key.split(",").map(Number) as Square;

/** Each square once. */
export const unique = (squares: Square[]): Square[] => [...new Map(squares.map((square) => [squareKey(square), square])).values()];

/** Whether a place, as options name it, is a square. */
export function isSquare(place: unknown): place is Square {
  return Array.isArray(place) && place.length === 2 && place.every((part) => Number.isInteger(part));
}

export const isOn = ({ columns, rows }: GridSize, [column, row]: Square): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows;

/** The middle of a square, or of so many by so many of which it is the first. */
export const middleOf = ([column, row]: Square, wide = 1): Point => ({ x: (column + wide / 2) * SIDE, y: (row + wide / 2) * SIDE });

export const rectOf = ([column, row]: Square, wide = 1): Rect => ({
  x: column * SIDE,
  y: row * SIDE,
  width: wide * SIDE,
  height: wide * SIDE,
});

/** The squares that a piece stands on. */
export function coveredBy({ square: [column, row], wide = 1 }: { square: Square; wide?: number }): Square[] {
  return Array.from({ length: wide * wide }, (_, at): Square => [column + (at % wide), row + Math.floor(at / wide)]);
}

export const worldOf = ({ columns, rows }: GridSize, margin = 28): Rect => ({
  x: -margin,
  y: -margin,
  width: columns * SIDE + 2 * margin,
  height: rows * SIDE + 2 * margin,
});

/** A square, or so many by so many, about its own middle, drawn in by so much. */
export function squarePath(inset = 0, wide = 1): string {
  const half = (SIDE * wide) / 2 - inset;
  return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
}

const STEPS: Record<string, Square> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isArrow = (key: string): boolean => key in STEPS;

/** One square on in the direction of an arrow key; null at the edge. */
export function stepTo(size: GridSize, [column, row]: Square, arrow: string): Square | null {
  const [right, down] = STEPS[arrow] ?? [0, 0];
  const next: Square = [column + right, row + down];
  return isOn(size, next) ? next : null;
}

/**
 * The nearest of these squares in the direction of an arrow key: those straight ahead count as nearer than those to the
 * side. Null if none lies that way.
 */
export function nextTarget(targets: Square[], [column, row]: Square, arrow: string): Square | null {
  const [right, down] = STEPS[arrow] ?? [0, 0];
  let best: Square | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [across, along] = [target[0] - column, target[1] - row];
    const ahead = across * right + along * down;
    const aside = Math.abs(across * down) + Math.abs(along * right);
    if (ahead <= 0 || aside > 3 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [target, far];
  }
  return best;
}

const LEAPS: Record<string, (at: number, last: number) => number> = {
  Home: () => 0,
  End: (_, last) => last,
  PageUp: (at) => at - 1,
  PageDown: (at) => at + 1,
};

export const isLeap = (key: string): boolean => key in LEAPS;

/** The first, last, next or previous of these squares, line by line: so every one of them is reached. */
export function leapTo(targets: Square[], [column, row]: Square, key: string): Square | null {
  const lines = [...targets].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const before = lines.filter((one) => one[1] < row || (one[1] === row && one[0] < column)).length;
  const here = lines[before]?.[0] === column && lines[before]?.[1] === row;
  // Between two of them the next one is the one that would be here.
  const at = here || key === "PageUp" ? before : before - 1;
  return lines[LEAPS[key]?.(at, lines.length - 1) ?? -1] ?? null;
}

/** The outline of an area: every side of a square that has no square of the area behind it. */
export function outlineOf(squares: Square[]): string {
  const inside = new Set(squares.map(squareKey));
  const side = (out: Square, path: string): string => (inside.has(squareKey(out)) ? "" : path);
  return squares
    .map(([column, row]) => {
      const [x, y] = [column * SIDE, row * SIDE];
      return (
        side([column, row - 1], `M${x} ${y}h${SIDE}`) +
        side([column, row + 1], `M${x} ${y + SIDE}h${SIDE}`) +
        side([column - 1, row], `M${x} ${y}v${SIDE}`) +
        side([column + 1, row], `M${x + SIDE} ${y}v${SIDE}`)
      );
    })
    .join("");
}

/** From where one is over the squares between to where one goes; `between` may hold either end already. */
export function wayOver(from: Square | null, between: Square[], to: Square | null): Square[] {
  const way = [...(from ? [from] : []), ...between, ...(to ? [to] : [])];
  return way.filter((square, at) => at === 0 || squareKey(square) !== squareKey(way[at - 1]!));
}

/** All squares of an area as one shape to fill. */
export const areaOf = (squares: Square[]): string =>
  squares.map(([column, row]) => `M${column * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`).join("");

/** A line from square to square, through their middles. */
export function lineOf(squares: Square[]): string {
  const points = squares.map((square) => middleOf(square)).map(({ x, y }) => `${x} ${y}`);
  return points.length > 1 ? `M${points.join("L")}` : "";
}
