/** What a card in hand says: its name, its text, what it costs, when it may be played. */
import { app, t } from "../../../../state/app.svelte";
import type { When } from "../../box";
import { cardName, CONTAMINATED } from "../people";
import { cardFacts } from "../printed";

export interface CardFace {
  title: string;
  text: string;
  cost: number | null;
  when: When;
  reacts: boolean;
  contamination: boolean;
}

export function cardFace(card: string, hunts: boolean): CardFace {
  const message = hunts ? `nemesis-hunter-${card}` : `nemesis-card-${card}`;
  const facts = hunts ? undefined : cardFacts(card);
  const action = facts?.kind === "action" ? facts : null;
  return {
    title: hunts ? t(message) : cardName(card),
    text: app.texts.attribute(message, "text"),
    cost: action?.cost ?? null,
    when: action?.when ?? "both",
    reacts: action?.reacts ?? false,
    contamination: CONTAMINATED.includes(card),
  };
}
