/** What things at the table are called, in the reader's language. */
import { app, t } from "../../state/app.svelte";
import { cardText, modelRef } from "./ids";
import type { Model } from "./state";

export function modelName(model: Pick<Model, "name" | "kind">): string {
  const { ref, args } = modelRef(model);
  return t(ref, args);
}

export const nameOfCard = (id: string): string => t(cardText(id));

/** What a card does, in words; "" where nobody wrote it. */
export function rulesOfCard(id: string, attribute = "text"): string {
  const message = cardText(id);
  return app.texts.hasAttribute(message, attribute) ? app.texts.attribute(message, attribute) : "";
}
