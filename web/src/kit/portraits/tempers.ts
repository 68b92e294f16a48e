/** The mark of each temper; the word stands beside it. */
import type { GlyphName } from "../../parts/Glyph.svelte";

export const TEMPER_MARKS: Record<string, GlyphName> = {
  cautious: "shield",
  loyal: "heart",
  reckless: "bolt",
  suspicious: "eye",
  greedy: "lock",
};
