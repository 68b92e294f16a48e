/** What is printed on the components, as far as the panels show it; undefined until the box is open. */
import { box, type Box, type CardFacts, type ItemFacts } from "../box";
import type { Held } from "../state";

export const cardFacts = (card: string): CardFacts | undefined => box.current?.cards[card];
export const itemFacts = (item: string): ItemFacts | undefined => box.current?.items[item];
export const tracks = (): Box["tracks"] | undefined => box.current?.tracks;
export const supplies = (): Record<string, number> | undefined => box.current?.supplies;

export const planetAt = (coordinates: number | string, space: string): string | undefined =>
  box.current?.coordinates[String(coordinates)]?.[space];

/** How much a weapon holds: what is printed on it and what the cards Added to it give. */
export function capacity(held: Held): number | undefined {
  const printed = itemFacts(held.item)?.weapon?.capacity;
  if (printed === undefined) return undefined;
  return held.added.reduce((sum, card) => sum + (itemFacts(card)?.extends ?? 0), printed);
}

/** The colour of an Item's back, known from either side. */
export function backColour(item: string): string {
  if (item.startsWith("?")) return item.slice(1);
  return itemFacts(item)?.colour ?? "";
}
