/** Where the small map lies on a narrow screen: in the corner where it covers nothing that one may want to tap. */
import { overlap, type Point, type Rect, type Size } from "../geometry";

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
