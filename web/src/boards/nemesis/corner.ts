/** Where the small map lies on a narrow screen: in the corner where it covers nothing that one may want to tap. */
import type { Rect } from "./camera.svelte";
import type { Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

export const MAP: Size = { width: 104, height: 68 };
/** The map folded into a button, where the whole of it would cover something. */
export const FOLDED: Size = { width: 44, height: 44 };
export const EDGE = 6;

export interface Corner extends Point {
  covers: number; // px² of what should stay clear
}

/** The corner of the free part of the screen where a thing of this size covers least. */
export function clearest(size: Size, free: Rect, keep: Rect[]): Corner {
  const [low, high] = [free.y + free.height - size.height - EDGE, free.y + EDGE];
  const [east, west] = [free.x + free.width - size.width - EDGE, free.x + EDGE];
  const corners = [{ x: east, y: low }, { x: west, y: low }, { x: east, y: high }, { x: west, y: high }];
  return corners
    .map((at) => ({ ...at, covers: keep.reduce((sum, part) => sum + overlap({ ...at, ...size }, part), 0) }))
    .reduce((best, each) => (each.covers < best.covers ? each : best));
}

function overlap(one: Rect, other: Rect): number {
  const shared = (a: number, size: number, b: number, also: number): number =>
    Math.max(0, Math.min(a + size, b + also) - Math.max(a, b));
  return shared(one.x, one.width, other.x, other.width) * shared(one.y, one.height, other.y, other.height);
}
