/** How fast things move on the screen, by the reader's settings and by what their system asks for. */
import { prefersReducedMotion } from "svelte/motion";
import { app } from "../state/app.svelte";

/** Nothing staged is ever longer than its time. */
const STAGING = { slow: 1, normal: 1, fast: 0.5, off: 0 };
const SPEEDS = { slow: 1.6, normal: 1, fast: 0.4, off: 0 };

export const pace = {
  /** How long events are shown, as a part of the usual. */
  get events(): number {
    return SPEEDS[app.settings.speed];
  },
  /** How long moments stand, as a part of the usual; at 0 nothing is staged. */
  get staging(): number {
    return STAGING[app.settings.speed];
  },
  /** How long movements take, as a part of the usual: none at all for whoever wants little motion. */
  get motion(): number {
    return prefersReducedMotion.current ? 0 : this.events;
  },
};
