/** The table of Star Saga as a seat sees it; the types are generated from the game's declarations. */
import type { Door, Hidden, Mercenary, Model, SagaState } from "./state.gen";

export type * from "./state.gen";

/** Nobody's seat: the rules play the Nexus. */
export const NOBODY = -1;

/** How many there are, whether one may read them or only count them. */
export const count = (hidden: Hidden<unknown>): number => (typeof hidden === "number" ? hidden : hidden.length);

/** What one may read of it. */
export const read = (hidden: Hidden): string[] => (typeof hidden === "number" ? [] : hidden);

/** Everything that stands on the board or waits to. */
export const modelsOf = (state: SagaState): Model[] => [
  ...state.mercenaries.map(({ model }) => model),
  ...state.enemies,
  ...state.deployed,
];

export const mercenaryOf = (state: SagaState, name: string): Mercenary | undefined =>
  state.mercenaries.find(({ model }) => model.name === name);

/** The Mercenaries of a seat; the Nexus has none. */
export const mercenariesOf = (state: SagaState, seat: number): Mercenary[] => state.mercenaries.filter((one) => one.seat === seat);

/** A force field is no door to open or close: it only is there or not. */
export const isForceField = ({ code }: Pick<Door, "code">): boolean => code.startsWith("F");
