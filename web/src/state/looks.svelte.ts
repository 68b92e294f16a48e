/** What the rules say about the thing on the board that is looked at. One at a time, the latest one counts. */
import { lookOf, type Look, type LookQuery } from "../kit/look/look";

export class Looks {
  shown = $state.raw<Look | null>(null);
  private asked = 0;
  private refused = false; // this game answers no such queries

  constructor(private readonly ask: (query: LookQuery) => Promise<unknown>) {}

  /** Look at something else, or at nothing any more. */
  async at(query: LookQuery | null): Promise<void> {
    const mine = ++this.asked;
    this.shown = null;
    if (!query || this.refused) return;
    try {
      const answer = await this.ask(query);
      if (mine === this.asked) this.shown = lookOf(answer);
    } catch (why) {
      this.refused = (why as { code?: string } | null)?.code === UNANSWERED;
    }
  }
}

/** The refusal of a query that the game does not know. */
export const UNANSWERED = "bad-request";
