/** When the squad is in the middle of the screen instead of the board, and which questions are answered there. */
import type { Ask, View } from "../../../wire/types";
import type { SagaState } from "../state";

const DRAWN = ["shop", "skill", "attribute", "growth", "reorganise", "build-team"];

/** In Upkeep; before there is a board; and while somebody learns something in the middle of a mission. */
export const squadFirst = ({ state, ask }: Pick<View<SagaState>, "state" | "ask">): boolean =>
  state.step === "upkeep" || (!!ask && ["skill", "attribute", "build-team", "team"].includes(ask.kind));

/** Every answer is a button there. What is left to learn in a mission is asked about beside the board. */
export const drawsAnswers = (view: View<SagaState>, ask: Ask): boolean => DRAWN.includes(ask.kind) && squadFirst(view);
