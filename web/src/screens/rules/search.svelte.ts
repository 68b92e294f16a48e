/** Full-text search as one types: the server is asked when the typing rests, and only the latest answer counts. */
import { searchRules } from "../../state/rules.svelte";
import type { RuleText } from "../../wire/types";

const REST_MS = 180;

export class RuleSearch {
  words = $state("");
  found = $state.raw<RuleText[] | null>(null);
  trouble = $state.raw<unknown>(null);
  private latest = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  ask(game: string, lang: string): void {
    clearTimeout(this.timer);
    const words = this.words.trim();
    const number = ++this.latest;
    if (!words) {
      this.found = null;
      this.trouble = null;
      return;
    }
    this.timer = setTimeout(() => void this.fetch(game, lang, words, number), REST_MS);
  }

  private async fetch(game: string, lang: string, words: string, number: number): Promise<void> {
    try {
      const found = await searchRules(game, lang, words);
      if (number !== this.latest) return;
      this.found = found;
      this.trouble = null;
    } catch (error) {
      if (number === this.latest) this.trouble = error;
    }
  }
}
