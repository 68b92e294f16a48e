/** Outlines of Rooms and distances to their walls, in board units. */
import type { Point } from "../../../../kit/geometry";

export type Form = "plain" | "cockpit" | "hibernatorium" | "engine";

export interface RoomPlace extends Point {
  number: number;
  hw: number; // half its width
  hh: number; // half its height
  form: Form;
  kind: "I" | "II" | ""; // of the tile that belongs here
}

/** A rectangle with its corners cut off. */
function octagon(w: number, h: number, cut: number): string {
  return `M${cut - w} ${-h}H${w - cut}L${w} ${cut - h}V${h - cut}L${w - cut} ${h}H${cut - w}L${-w} ${h - cut}V${cut - h}Z`;
}

/** The outline of a Room around its own middle, drawn in by `inset` (out, when negative). */
export function outline(form: Form, hw: number, hh: number, inset = 0): string {
  const w = hw - inset;
  const h = hh - inset;
  if (form === "cockpit") {
    return `M${-w} -14L${34 - w} ${-h}H${w - 14}L${w} ${14 - h}V${h - 14}L${w - 14} ${h}H${34 - w}L${-w} 14Z`;
  }
  if (form === "engine") {
    return `M${16 - w} ${-h}H${w - 6}L${w} ${6 - h}V${h - 6}L${w - 6} ${h}H${16 - w}L${-w} ${h - 16}V${16 - h}Z`;
  }
  return octagon(w, h, form === "hibernatorium" ? 34 - inset / 2 : 17 - inset / 3);
}

/** How far from its middle the wall of a Room is, in a direction. */
export function edge({ hw, hh }: { hw: number; hh: number }, towards: Point): number {
  const across = hw / Math.max(Math.abs(towards.x), 1e-6);
  const down = hh / Math.max(Math.abs(towards.y), 1e-6);
  return Math.min(across, down, Math.hypot(hw, hh) * 0.93);
}
