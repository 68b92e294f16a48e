/** How the lines of cards are shown beside their icons. */
import type { Words } from "../box";

const BARE: Record<string, string> = { "vanguard-priced": "vanguard-effects", "vanguard-priced-linked": "vanguard-effects-linked" };

/** What a row or a Special Effect does, without the price: that is drawn as icons in front of it. */
export const withoutPrice = ({ text, args }: Words): Words => ({ text: BARE[text] ?? text, args });

export const ROWS = ["yellow", "green", "red"] as const;
export const TRACKS = ["green", "red"] as const;
