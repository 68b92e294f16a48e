/** Where the pieces in a Room stand: side by side, in rows when they are many, smaller when they are more. */
import type { Point } from "../../../../kit/geometry";
import type { RoomPlace } from "../ship/geometry";

export interface Spot extends Point {
  scale: number;
}

/** What a piece takes at full size; in a crowd they overlap a little. */
const ROOMY = { width: 66, height: 66 };
const CROWDED = { width: 52, height: 57 };

/**
 * Places for `count` pieces in what the Room has free: below its number, above its name, beside its markers on the left
 * and its Objects on the right.
 */
export function arranged(count: number, room: RoomPlace, markers: boolean, objects: boolean, nameLines: number): Spot[] {
  const left = -room.hw + (markers ? 30 : 10);
  const right = room.hw - (objects ? 28 : 10);
  const top = -room.hh + 15;
  const bottom = room.hh - 10 - 14 * nameLines;
  const [width, height] = [right - left, bottom - top];
  const piece = count > 4 ? CROWDED : ROOMY;
  const fit = (rows: number): number =>
    Math.min(1, width / (Math.ceil(count / rows) * piece.width), height / (rows * piece.height));
  const rows = [1, 2, 3, 4].reduce((best, each) => (fit(each) > fit(best) + 0.02 ? each : best));
  const columns = Math.ceil(count / rows);
  const scale = fit(rows);
  return [...Array(count).keys()].map((index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns;
    const column = index - row * columns;
    const step = Math.min(piece.width * scale + 4, width / inRow);
    return {
      x: room.x + (left + right) / 2 + (column - (inRow - 1) / 2) * step,
      y: room.y + (top + bottom) / 2 + (row - (rows - 1) / 2) * (height / Math.max(rows, 1)),
      scale,
    };
  });
}

/** A Room's name in at most two lines, broken where they come out most even; and how large it may be written. */
export function lines(name: string, width: number, size: number): { lines: string[]; size: number } {
  const words = name.split(" ");
  const fits = (text: string): number => width / (text.length * 0.42);
  let best = [name];
  for (let cut = 1; cut < words.length && fits(name) < size * 0.93; cut++) {
    const pair = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (longest(pair) < longest(best)) best = pair;
  }
  return { lines: best, size: Math.min(size, ...best.map(fits)) };
}

const longest = (texts: string[]): number => Math.max(...texts.map((text) => text.length));
