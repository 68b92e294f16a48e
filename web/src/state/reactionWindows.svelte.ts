/** The reaction window at a table: how long it stays open, and letting it pass, this one or all like it. */
import type { Message } from "../wire/socket";
import type { FromServer } from "../wire/types";
import { DEAF } from "./choosing.svelte";
import type { StandingOrders } from "./standingOrders.svelte";

export interface ReactionWindow {
  id: string;
  ends: number; // by performance.now()
  hears: number; // from when on it can be let pass: a new window is as deaf as a new question
  lasts: number; // seconds
  yours: boolean;
  passed: boolean; // you have let it pass
}

interface Around {
  orders: StandingOrders;
  say: (message: Message) => Promise<boolean>;
  /** A bot decides for this seat. */
  standIn: () => boolean;
  /** A window is over in which this seat said that it wants to be asked no more about these reactions. */
  stopped?: ((reactions: string[]) => void) | undefined;
  /** How long a new window hears nothing, in ms. */
  deaf?: number | undefined;
}

export class ReactionWindows {
  open = $state.raw<ReactionWindow | null>(null);
  private stopped: string[] = [];

  constructor(private readonly around: Around) {}

  opened(frame: Extract<FromServer, { is: "window" }>): void {
    const before = this.open?.id === frame.id ? this.open : null;
    const passed = before?.passed || this.around.orders.silent;
    const now = performance.now();
    const hears = before?.hears ?? now + (this.around.deaf ?? DEAF);
    this.open = { id: frame.id, ends: now + frame.left * 1000, hears, lasts: frame.lasts, yours: frame.yours, passed };
  }

  closed(): void {
    this.open = null;
    if (this.stopped.length) this.around.stopped?.(this.stopped);
    this.stopped = [];
  }

  letPass(): void {
    if (this.open && performance.now() >= this.open.hears) this.pass();
  }

  pass(): void {
    if (!this.open?.yours || this.open.passed || this.around.standIn()) return; // a bot that stands in decides by itself
    this.open = { ...this.open, passed: true };
    void this.around.say({ do: "let-pass", window: this.open.id });
  }

  /** Ask me no more about what this window is about. To the others it is no more than letting it pass. */
  stopAsking(): void {
    this.stopped = this.around.orders.about;
    this.around.orders.stopAsking(this.stopped);
  }

  askAgain(reactions: string[] = this.around.orders.about): void {
    this.stopped = [];
    this.around.orders.askAgain(reactions);
  }
}
