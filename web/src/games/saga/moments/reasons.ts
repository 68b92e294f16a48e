/** Where the dice of a side come from, in words. */
import { app, t } from "../../../state/app.svelte";
import { nameOfCard } from "../names";
import type { Part } from "./attack";

// texts: web-saga-dice-shoot, web-saga-dice-assault, web-saga-dice-defence, web-saga-dice-fixed, web-saga-dice-no-defence,
// web-saga-dice-crippled, web-saga-dice-outnumbered, web-saga-dice-behind, web-saga-dice-cover, web-saga-dice-darkness
function reasonText(reason: string): string {
  const standard = `web-saga-dice-${reason}`;
  return app.texts.has(standard) ? t(standard) : nameOfCard(reason);
}

const signed = (dice: number): string => (dice > 0 ? `+${dice}` : `−${-dice}`);

/** "4 Shooting", "+1 in Cover": the first is what one begins with, the others add or take away. */
export function partsInWords(parts: Part[]): string[] {
  return parts.flatMap(([reason, dice], at) => (dice ? [`${at ? signed(dice) : dice} ${reasonText(reason)}`] : []));
}

/** The same behind their sum, which one reason alone need not repeat. */
export function partsOfSum(parts: Part[]): string {
  const [first, ...others] = parts.filter(([, dice]) => dice);
  return first && !others.length ? reasonText(first[0]) : partsInWords(parts).join(" ");
}
