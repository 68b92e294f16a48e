/** The rules' answers to a screen's queries, as far as the board draws them. */
import { SIDE, type Square } from "../../../kit/grid/grid";
import type { Point } from "../../../kit/geometry";
import type { Ref } from "../../../wire/types";

type Exact = [x: number, y: number, n: number]; // the point (x / n, y / n), in squares

export interface Sight {
  seen: boolean;
  sight: "hidden" | "cover" | "open";
  line: [Exact, Exact];
  cover_dice: number;
  in_the_way: { at: Square; what: string; name: string }[];
  screened_by: { at: Square; what: string; name: string }[];
}

/** Both sides of an attack that is not made yet, and how it would go. */
export interface AttackOdds {
  attack: { dice: number; parts: [reason: string, dice: number][] };
  defence: { dice: number; parts: [reason: string, dice: number][] };
  chances: number[]; // of exactly 0, 1, 2 ... wounds
  eliminated: number;
  crippled: number;
  rerolls: { attacker: string[]; target: string[] }; // cards
  soaks: string[];
}

/** Of somebody who is looked at. */
export interface Around {
  arcs?: { front: Square[]; catches: string[]; caught_by: string[] };
  reach?: { steps: number; squares: { at: Square; cost: number; ends: boolean; stops: boolean }[] };
}

export interface Threats {
  threats?: { squares: { at: Square; by: string[] }[] };
}

/** What the revealed zones are called. */
export interface ZoneNames {
  zones?: { names: Record<string, Ref> };
}

export const pointOf = ([x, y, n]: Exact): Point => ({ x: (x / n) * SIDE, y: (y / n) * SIDE });

/** The part of a line that lies over a square, as two points; null where it passes by. */
export function overSquare(from: Point, to: Point, [column, row]: Square): [Point, Point] | null {
  let [enter, leave] = [0, 1];
  const cut = (start: number, way: number, low: number): boolean => {
    const high = low + SIDE;
    if (Math.abs(way) < 1e-9) return start > low && start < high;
    const [one, other] = [(low - start) / way, (high - start) / way];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
    return true;
  };
  const crosses = cut(from.x, to.x - from.x, column * SIDE) && cut(from.y, to.y - from.y, row * SIDE);
  if (!crosses || enter >= leave) return null;
  const at = (part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  return [at(enter), at(leave)];
}
