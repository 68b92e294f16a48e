/** Points, parts and outlines of a board, in board units. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Point, Size {}

/** The smallest part of the board that holds all of these, with some air around it. */
export function around(parts: Rect[], air: number): Rect {
  const left = Math.min(...parts.map(({ x }) => x)) - air;
  const top = Math.min(...parts.map(({ y }) => y)) - air;
  const right = Math.max(...parts.map(({ x, width }) => x + width)) + air;
  const bottom = Math.max(...parts.map(({ y, height }) => y + height)) + air;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How much of one part lies on the other, in square units. */
export function overlap(one: Rect, other: Rect): number {
  const shared = (a: number, size: number, b: number, also: number): number =>
    Math.max(0, Math.min(a + size, b + also) - Math.max(a, b));
  return shared(one.x, one.width, other.x, other.width) * shared(one.y, one.height, other.y, other.height);
}

/** The value, kept so far from both ends of a stretch. */
export function keepWithin(value: number, from: number, size: number, margin: number): number {
  return Math.min(Math.max(value, from + margin), from + size - margin);
}
