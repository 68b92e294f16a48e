/** How somebody on the board is told apart: colour and pattern of a Mercenary's counter, the shape of a base. */
import type { Look } from "../../../kit/portraits/looks";
import { hexagon, octagon, star } from "../../../kit/tokens/outlines";
import { printed } from "../box";
import type { Colour, Facing, Model } from "../state";
import { BUSTS, SHADOW, type Stroke } from "./busts";

/** Colours of the Mercenaries' counters, each with a pattern of its own. */
export const COUNTERS: Record<Colour, Look> = {
  red: { colour: "#ff7d74", dark: "#4d0a10", pattern: "M0 6l4-4 4 4", width: 2 },
  blue: { colour: "#7cc4ff", dark: "#05203d", pattern: "M4 2.500a1.500 1.500 0 110 3 1.500 1.500 0 110-3z", width: 1.5 },
  green: { colour: "#86e3a4", dark: "#063319", pattern: "M4 1.200v5.600M1.200 4h5.600", width: 1.8 },
  yellow: { colour: "#f7dd6c", dark: "#3a2c02", pattern: "M1.300 0v8M5.300 0v8", width: 2 },
  purple: { colour: "#cfa4ff", dark: "#260a47", pattern: "M4 1.200a2.800 2.800 0 110 5.600 2.800 2.800 0 110-5.600z", width: 1.4 },
  orange: { colour: "#ffa765", dark: "#401802", pattern: "M-2 2l4-4M-2 10L10-2M6 10l4-4", width: 2.4 },
};

const MINIATURES: Record<string, string> = {
  "ag-technician": "technician", "ag-guard": "guard", "ag-victim": "victim", "ag-marine": "marine", "ag-ranger": "ranger",
  "dp-sentry": "turret", "dp-damper": "turret", "dp-force-field": "force-field", "dp-charge": "explosives",
}; // prettier-ignore

export const bustOf = (kind: string): Stroke[] => BUSTS[kind] ?? BUSTS[MINIATURES[kind] ?? ""] ?? SHADOW;

export const isBoss = (kind: string): boolean => kind.startsWith("bs-");
export const isPiece = (kind: string): boolean => kind.startsWith("dp-");
export const isMercenary = (kind: string): boolean => kind.startsWith("mc-");

/** Squares of each side of its base; before the box is here everybody is small. */
export const sizeOf = (kind: string): number => printed(kind)?.size ?? 1;

/** The base of an enemy or a piece: corners, more of them the more it matters. */
export function baseOf(kind: string, radius: number): string {
  if (isBoss(kind)) return star(radius * 1.04);
  return isPiece(kind) ? octagon(radius * 0.92) : hexagon(radius);
}

const TURNS: Record<Facing, number> = { north: -90, east: 0, south: 90, west: 180 };

/** Degrees from facing east, clockwise. */
export const turnOf = (facing: Facing): number => TURNS[facing];

/** Pieces look nowhere (SAGA-DEPLOY-03), nor does whoever is not on the board. */
export const hasFacing = (model: Pick<Model, "kind">): boolean => !isPiece(model.kind);
