/** Where small things lie above a board: where they cover nothing that one may want to see or tap. */
import { overlap, type Point, type Rect, type Size } from "../geometry";

export const MAP: Size = { width: 104, height: 68 };
/** The map folded into a button, where the whole of it would cover something. */
export const FOLDED: Size = { width: 44, height: 44 };
export const EDGE = 6;

export interface Corner extends Point {
  covers: number; // px² of what should stay clear
}

interface Edges {
  low: number;
  high: number;
  east: number;
  west: number;
  middle: number;
}

function edgesFor(size: Size, free: Rect): Edges {
  const [low, high] = [free.y + free.height - size.height - EDGE, free.y + EDGE];
  const [east, west] = [free.x + free.width - size.width - EDGE, free.x + EDGE];
  return { low, high, east, west, middle: (east + west) / 2 };
}

/** Of these places the first that covers least. */
function leastCovering(places: Point[], size: Size, keep: Rect[]): Corner {
  return places
    .map((at) => ({ ...at, covers: keep.reduce((sum, part) => sum + overlap({ ...at, ...size }, part), 0) }))
    .reduce((best, each) => (each.covers < best.covers ? each : best));
}

/** The corner of the free part of the screen where a thing of this size covers least. */
export function clearest(size: Size, free: Rect, keep: Rect[]): Corner {
  const { low, high, east, west } = edgesFor(size, free);
  return leastCovering([{ x: east, y: low }, { x: west, y: low }, { x: east, y: high }, { x: west, y: high }], size, keep);
}

/** The same for something that is read: above or below in the middle rather than in a corner. */
export function clearestSide(size: Size, free: Rect, keep: Rect[]): Corner {
  const { low, high, east, west, middle } = edgesFor(size, free);
  const corners = [{ x: west, y: high }, { x: east, y: high }, { x: east, y: low }, { x: west, y: low }];
  return leastCovering([{ x: middle, y: high }, { x: middle, y: low }, ...corners], size, keep);
}
