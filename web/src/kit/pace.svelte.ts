/** How fast things move on the screen, by the reader's settings and by what their system asks for. */
import { prefersReducedMotion } from "svelte/motion";
import { speeds } from "../state/speed.svelte";

/** Nothing staged is ever longer than its time. */
const STAGING = { slow: 1, normal: 1, fast: 0.5, off: 0 };
const SPEEDS = { slow: 1.6, normal: 1, fast: 0.4, off: 0 };

export const pace = {
  /** How long events are shown, as a part of the usual. */
  get events(): number {
    return SPEEDS[speeds.current];
  },
  /** How long moments stand, as a part of the usual; at 0 nothing is staged. */
  get staging(): number {
    return STAGING[speeds.current];
  },
  /** How long movements take, as a part of the usual: none at all for whoever wants little motion. */
  get motion(): number {
    return prefersReducedMotion.current ? 0 : this.events;
  },
};

/** What the bar for the pace offers, from slow to fast; a slow speed has no slower moments than the normal one. */
export const PACES = [
  { speed: "normal", text: "web-pace-normal" },
  { speed: "fast", text: "web-pace-fast" },
  { speed: "off", text: "web-pace-instant" },
] as const;
export type Pace = (typeof PACES)[number]["speed"];

export const currentPace = (): Pace => (speeds.current === "slow" ? "normal" : speeds.current);

/** One faster or slower than now; the same at either end. */
export function pacesOn(by: 1 | -1): Pace {
  const at = PACES.findIndex(({ speed }) => speed === currentPace());
  return PACES[Math.min(Math.max(at + by, 0), PACES.length - 1)]!.speed;
}
