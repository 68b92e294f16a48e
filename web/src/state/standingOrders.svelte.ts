/**
 * Standing orders as a reaction window offers them: to be asked no more about what it is about, and to be asked again.
 * They are private: nobody else can tell them from letting the window pass.
 */
import type { StandingOrder, View } from "../wire/types";

type Give = (reaction: string, order: StandingOrder["order"], condition: StandingOrder["condition"]) => void;

const ASK: StandingOrder = { order: "ask", condition: {} };

export class StandingOrders {
  /** What the open window is about, by the names orders are given under. */
  about = $derived.by((): string[] => this.view()?.reactions ?? []);
  /** Windows like the open one pass without this seat being asked. */
  silent = $derived.by((): boolean => this.about.some((reaction) => this.given(reaction).order === "never"));

  /** What an order to stop has replaced: to be asked again means to be asked as before. */
  private readonly before = new Map<string, StandingOrder>();

  constructor(
    private readonly view: () => View | null,
    private readonly give: Give,
  ) {}

  given(reaction: string): StandingOrder {
    return this.view()?.orders?.[reaction] ?? ASK;
  }

  stopAsking(reactions: string[]): void {
    for (const reaction of reactions) {
      this.before.set(reaction, this.given(reaction));
      this.give(reaction, "never", {});
    }
  }

  askAgain(reactions: string[]): void {
    for (const reaction of reactions) {
      const { order, condition } = this.before.get(reaction) ?? ASK;
      this.before.delete(reaction);
      this.give(reaction, order, condition);
    }
  }
}
