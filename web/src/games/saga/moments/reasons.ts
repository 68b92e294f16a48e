/** Where the dice of a side come from, in words. */
import { app, t } from "../../../state/app.svelte";
import { nameOfCard } from "../names";
import type { Part } from "./attack";

function reasonText(reason: string): string {
  const own = `saga-reason-${reason}`;
  if (app.texts.has(own)) return t(own);
  return /^[a-z]{2}-/.test(reason) ? nameOfCard(reason) : reason;
}

const signed = (dice: number): string => (dice > 0 ? `+${dice}` : `−${-dice}`);

/** "4 shoot", "+1 aimed": the first is what one begins with, the others add or take away. */
export function partsInWords(parts: Part[]): string[] {
  return parts.flatMap(([reason, dice], at) => (dice ? [`${at ? signed(dice) : dice} ${reasonText(reason)}`] : []));
}
