/** Questions whose answers are all drawn on the stage of the Dice Check. */
import type { Ask, View } from "../../../wire/types";
import type { VanguardState } from "../state";
import { choosesDice } from "./checkFacts.svelte";

export const drawsAnswers = ({ state }: View<VanguardState>, ask: Ask): boolean => state.check !== null && choosesDice(ask);
