/** What a good player would answer, at tables with a coach: asked for once for each question, and followed when wished. */
import type { Message } from "../wire/socket";
import type { FromServer, Value } from "../wire/types";
import type { Asides } from "./asides.svelte";
import type { Choosing } from "./choosing.svelte";

interface Around {
  choosing: Choosing;
  asides: Asides;
  send: (message: Message) => Promise<FromServer>;
  reply: (pick: Value) => void;
  stepIn: (aside: number) => void;
}

export class Advice {
  constructor(private readonly around: Around) {}

  async ask(): Promise<void> {
    const { choosing, send } = this.around;
    const ask = choosing.ask;
    if (!ask || choosing.advised !== undefined) return;
    try {
      const answer = await send({ do: "advise", ask: ask.id });
      if (answer.is === "advice" && ask.id === choosing.ask?.id) choosing.advised = answer.pick;
    } catch {
      // the question is over, or nobody knows an answer: the table goes on without advice
    }
  }

  /** Answers as was advised, or does what may be done instead, once the question listens. */
  follow(): void {
    const { advised, deaf } = this.around.choosing;
    if (advised === undefined || deaf) return;
    const aside = this.around.asides.placeOf(advised);
    if (aside >= 0) this.around.stepIn(aside);
    else this.around.reply(advised);
  }
}
