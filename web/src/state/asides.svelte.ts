/** What may be done at any time: beside the own question, or while another seat decides. */
import type { Ask, Option, Value } from "../wire/types";
import { same } from "./choosing.svelte";

export class Asides {
  offered = $state.raw<Option[]>([]);
  /** One was chosen and not yet answered. */
  sent = $state(false);
  /** The question that they go with; null while something is being shown, and they stay in sight meanwhile. */
  private ask = $state.raw<string | null>(null);

  ready = $derived(this.ask !== null && !this.sent);

  /** Those of a question, or of standing by. */
  pose(ask: Ask | null): void {
    if (ask?.id !== this.ask) this.sent = false;
    this.ask = ask?.id ?? null;
    this.offered = ask?.asides ?? [];
  }

  /** Something happens: nothing can be chosen until it has been shown. */
  hold(): void {
    this.ask = null;
  }

  /** The place of the one with this value; -1 where it is not on offer. */
  placeOf(value: Value): number {
    return this.offered.findIndex((option) => same(option.value, value));
  }

  /** The one at this place, as the answer to its question; null if it cannot be chosen now. */
  take(at: number): { ask: string; pick: Value; option: Option } | null {
    const option = this.offered[at];
    if (!option || this.ask === null || this.sent) return null;
    this.sent = true;
    return { ask: this.ask, pick: option.value, option };
  }
}
