/**
 * Requests for odds, one at a time: the server answers only the latest of a screen, and drops the one before. What
 * somebody looks at comes first, what the list shows afterwards.
 */
import type { Message } from "../wire/socket";
import type { FromServer, OptionOdds } from "../wire/types";

type AskOdds = Extract<Message, { do: "odds" }>;

interface Waiting {
  message: AskOdds;
  answered: (odds: OptionOdds[] | null) => void;
}

export class OddsRequests {
  private waiting: Waiting[] = [];
  private busy = false;

  constructor(private readonly send: (message: AskOdds) => Promise<FromServer>) {}

  /** What the server says; null where it does not, or where the question is answered before. */
  ask(message: AskOdds, first = false): Promise<OptionOdds[] | null> {
    return new Promise((answered) => {
      const request = { message, answered };
      this.waiting = first ? [request, ...this.waiting] : [...this.waiting, request];
      void this.next();
    });
  }

  /** The question is another one. */
  forget(): void {
    for (const { answered } of this.waiting.splice(0)) answered(null);
  }

  private async next(): Promise<void> {
    if (this.busy) return;
    const request = this.waiting.shift();
    if (!request) return;
    this.busy = true;
    const answer = await this.send(request.message).catch(() => null);
    this.busy = false;
    request.answered(answer?.is === "odds" ? answer.odds : null);
    void this.next();
  }
}
