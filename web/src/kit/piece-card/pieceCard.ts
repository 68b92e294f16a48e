/** A card that opens on anything on a board: looking is not doing, and it costs nothing at any time. */
import type { Picture } from "../stage/staged";
import type { Choice } from "../drawings";
import type { Rect } from "../geometry";

export interface PieceCard {
  label: string; // "Room 11 · next to you"
  title: string;
  picture?: Picture | undefined;
  about: string; // what it is for, one or two sentences
  now: string[]; // what that means now
  body?: Picture | undefined; // what needs more than sentences, as wide as the card
  here: { text: string; picture?: Picture | undefined; target?: string | undefined; secret?: boolean }[]; // who and what is here
  choices: Choice[]; // what the question offers or refuses about it
  rule?: string | undefined;
}

const GAP = 28; // px between the thing and its card, for the line that joins them
const EDGE = 10;

/** Where a card of this size stands beside the thing: on the side with more room, within what is free. */
export function beside(thing: Rect, size: { width: number; height: number }, free: Rect): { x: number; y: number; side: "left" | "right" } {
  const [left, right] = [thing.x - free.x, free.x + free.width - (thing.x + thing.width)];
  const side = right >= left ? "right" : "left";
  const wanted = side === "right" ? thing.x + thing.width + GAP : thing.x - GAP - size.width;
  const within = (value: number, from: number, room: number, own: number): number =>
    Math.max(from + EDGE, Math.min(value, from + room - own - EDGE));
  const x = within(wanted, free.x, free.width, size.width);
  const y = within(thing.y + thing.height / 2 - size.height / 2, free.y, free.height, size.height);
  return { x, y, side };
}
