/** The outline around each thing a choice is about, where its flag hangs, and what of the board it takes. */
import type { Mark, Pointed } from "../../../kit/choices/pointed";
import type { Point } from "../../../kit/geometry";
import { circle, scaled } from "../../../kit/tokens/outlines";
import { INTRUDERS } from "./pieces/emblems";
import { outline } from "./ship/geometry";
import type { Ship } from "./ship/layout";
import type { Lying, Piece, PodPlace } from "./pieces/pieces";
import type { Target } from "./targets";

interface Around extends Point {
  path: string;
  flag: Point & { scale?: number };
  half: [width: number, height: number];
}

export interface Things {
  ship: Ship;
  pieces: Piece[];
  lying: Lying[];
  pods: PodPlace[];
}

export function marks(pointed: Map<Target, Pointed>, things: Things): Mark[] {
  return [...pointed].flatMap(([target, about]) => {
    const found = aroundOf(target, things, about.blocked);
    if (!found) return [];
    const { half, ...mark } = found;
    const extent = { x: mark.x - half[0], y: mark.y - half[1] - 14, width: half[0] * 2, height: half[1] * 2 + 14 };
    return [{ target, ...mark, extent, pointed: about }];
  });
}

function aroundOf(target: Target, { ship, pieces, lying, pods }: Things, blocked: boolean): Around | null {
  const [kind, id = ""] = target.split(":");
  if (kind === "room") {
    const room = ship.rooms[Number(id) - 1];
    if (!room) return null;
    const { x, y, hw, hh, form } = room;
    const flag = { x: 0, y: blocked ? -hh - 2 : -hh - 8 };
    return { x, y, path: outline(form, hw, hh, -5), flag, half: [hw + 6, hh + 10] };
  }
  if (kind === "place") {
    const corridor = ship.corridors[Number(id)];
    if (corridor) return { ...corridor.middle, path: circle(27), flag: { x: 0, y: -34 }, half: [34, 46] };
    const duct = ship.ducts.find(({ place }) => place === Number(id));
    const path = "M-70 -30H70V28H-70Z";
    return duct ? { x: duct.x, y: duct.y, path, flag: { x: 0, y: -38 }, half: [74, 44] } : null;
  }
  if (kind === "pod") {
    const place = pods.find(({ pod }) => pod.number === Number(id));
    if (!place) return null;
    const flag = { x: 52, y: place.below ? -4 : 2 };
    return { x: place.x, y: place.y, path: "M-38 -20H16L40 0 16 20H-38L-46 10V-10Z", flag, half: [70, 34] };
  }
  const lies = lying.find((each) => each.id === target);
  if (lies) return { ...lies.spot, path: "M-17 -17H17V17H-17Z", flag: { x: 0, y: -28, scale: 0.8 }, half: [24, 40] };
  const piece = pieces.find((each) => each.id === target);
  if (!piece) return null;
  const { x, y, scale } = piece.spot;
  const path = "intruder" in piece ? scaled(INTRUDERS[piece.intruder.kind].outline, scale * 1.22) : circle(36 * scale);
  return { x, y, path, flag: { x: 0, y: -34 * scale - 16, scale: Math.max(0.6, scale) }, half: [40, 58] };
}
