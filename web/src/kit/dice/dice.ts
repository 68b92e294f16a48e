/** Dice: each kind has a shape and a pattern besides its colour, so that a pool is read without colours. */
export type DieShape = "square" | "leaf" | "octagon" | "kite";
export type DiePattern = "plain" | "stripes" | "dots" | "lines";

export interface DieKind {
  shape: DieShape;
  pattern: DiePattern;
  fill: string;
  edge: string;
  shade: string; // its thickness, and the ring behind what a face shows
}

export const RED: DieKind = { shape: "square", pattern: "stripes", fill: "#c4334a", edge: "#ffc9cf", shade: "#4d0a16" };
export const GREEN: DieKind = { shape: "leaf", pattern: "dots", fill: "#1f9468", edge: "#b9f5d9", shade: "#04301f" };
export const BLUE: DieKind = { shape: "octagon", pattern: "lines", fill: "#3675d8", edge: "#c3dcff", shade: "#08204f" };
export const BONE: DieKind = { shape: "square", pattern: "plain", fill: "#0d161c", edge: "#b4c4ca", shade: "#05090c" };

/** Outlines in a square of 80, drawn at its upper left. */
export const SHAPES: Record<DieShape, string> = {
  square: "M8 4H72Q76 4 76 8V72Q76 76 72 76H8Q4 76 4 72V8Q4 4 8 4Z",
  leaf: "M4 4H54A22 22 0 0 1 76 26V76H26A22 22 0 0 1 4 54Z",
  octagon: "M24 4H56L76 24V56L56 76H24L4 56V24Z",
  kite: "M40 2L78 32L64 76H16L2 32Z",
};

/** Edges of the faces that are seen from above; shapes without them have a ring behind what the face shows. */
export const FACETS: Partial<Record<DieShape, string>> = { kite: "M2 32L40 60L78 32M40 60V76" };

/** Patterns of an 8 by 8 tile, as paths to stroke. */
export const PATTERNS: Record<DiePattern, string> = {
  plain: "",
  stripes: "M-2 2l4-4M-2 10L10-2M6 10l4-4",
  dots: "M4 3v2",
  lines: "M0 4h8",
};

export interface Thrown {
  x: number;
  y: number;
  turn: number; // degrees
}

/**
 * How a pool of dice lies on the table: in rows, none over another, each a little turned. The same pool always lies the
 * same way, so that a screen that is drawn again does not throw it again.
 */
export function thrown(count: number, width: number, size: number): Thrown[] {
  const step = size * 1.3;
  const inRow = Math.max(1, Math.min(count, Math.floor(width / step)));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const column = at - row * inRow;
    return {
      x: width / 2 + (column - (here - 1) / 2) * step,
      y: size * 0.7 + row * step + (at % 2 ? size * 0.1 : 0),
      turn: ((at * 47) % 25) - 12,
    };
  });
}
