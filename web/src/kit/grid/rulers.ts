/** The letters and numbers at the edges of a board of squares: which of them are in sight, and where on the screen. */
import { SIDE } from "./grid";

export interface Mark {
  at: number; // of the line of squares
  place: number; // of its middle on the screen, in px
}

const CLOSEST = 20; // px between two marks; where squares are smaller some have none

/** The lines of squares from `first` to `last` that lie within the screen's room, as the camera stands. */
export function marksAlong(first: number, last: number, origin: number, scale: number, from: number, room: number): Mark[] {
  const side = SIDE * scale;
  const step = Math.max(1, Math.ceil(CLOSEST / side));
  const marks: Mark[] = [];
  for (let at = Math.ceil(first / step) * step; at <= last; at += step) {
    const place = origin + (at + 0.5) * side;
    if (place >= from && place <= from + room) marks.push({ at, place });
  }
  return marks;
}
