/** Questions whose answers are all drawn on the stage of the Dice Check. */
import type { Ask, View } from "../../../wire/types";
import type { VanguardState } from "../state";
import { choosesDice } from "./checkFacts.svelte";
import { PAY, PRESSED } from "./reading";

export const drawsAnswers = ({ state }: View<VanguardState>, ask: Ask): boolean => state.check !== null && (choosesDice(ask) || ask.kind === PAY || PRESSED.includes(ask.kind));
