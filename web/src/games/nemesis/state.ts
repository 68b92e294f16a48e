/**
 * The table of Nemesis as a seat sees it. What the seat may not know arrives as "?", as the back of the card ("?red"),
 * or as a mere count; what nobody has looked at is an empty word. The types are generated from the game's declarations.
 */

import type { Hidden } from "./state.gen";

export type * from "./state.gen";

export const OPEN_DOOR = 0;
export const CLOSED_DOOR = 1;
export const DESTROYED_DOOR = 2;
export const NOBODY = -1;
/** The Self-Destruct track without a marker. */
export const INACTIVE = -1;

/** How many there are, whether one may read them or only count them. */
export const count = (hidden: Hidden): number => (typeof hidden === "number" ? hidden : hidden.length);
