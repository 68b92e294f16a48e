/**
 * What the coach has said, still has to say, and what has been done at a table. Only the reader turns the page: what has
 * come up waits until it is heard, whatever happens at the table. Kept on this device, so that nothing is said twice and
 * nothing is lost when the page is loaded anew.
 */
import type { NemesisState } from "../../boards/nemesis/state";
import type { View } from "../../wire/types";
import { DEEDS, momentOf, STEPS, type Step } from "./steps";

interface Kept {
  heard: string[];
  waiting: string[];
  done: string[];
  folded: boolean;
}

export interface Shelf {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

export class Memory {
  private waiting = $state.raw<Step[]>([]); // what has come up and is not heard yet, in the order of the steps
  private heard = $state.raw<string[]>([]);
  done = $state.raw<string[]>([]);
  folded = $state(false);

  private readonly key: string;

  constructor(
    table: string,
    private readonly shelf: Shelf,
    folded = false,
  ) {
    this.key = `starboard-coach-${table}`;
    const kept = this.read();
    this.heard = kept.heard ?? [];
    this.waiting = STEPS.filter(({ id }) => kept.waiting?.includes(id)).sort(inOrder(kept.waiting ?? []));
    this.done = kept.done ?? [];
    this.folded = kept.folded ?? folded;
  }

  current = $derived.by((): Step | null => this.waiting[0] ?? null);
  more = $derived.by((): number => Math.max(0, this.waiting.length - 1));

  /** Look at the table as it is now. */
  watch(view: View<NemesisState>): void {
    const moment = momentOf(view);
    if (!moment) return;
    const known = new Set([...this.heard, ...this.waiting.map(({ id }) => id)]);
    const news = STEPS.filter((step) => !known.has(step.id) && step.when(moment));
    // What is being read stays; the rest waits in the order in which it makes sense.
    if (news.length) {
      const [reading, ...later] = this.waiting;
      const order = [...later, ...news].sort((a, b) => STEPS.indexOf(a) - STEPS.indexOf(b));
      this.waiting = reading ? [reading, ...order] : order;
      this.write();
    }
    const deeds = DEEDS.filter((deed) => !this.done.includes(deed.id) && deed.done(moment));
    if (deeds.length) {
      this.done = [...this.done, ...deeds.map(({ id }) => id)];
      this.write();
    }
  }

  next(): void {
    const [heard, ...rest] = this.waiting;
    if (!heard) return;
    this.heard = [...this.heard, heard.id];
    this.waiting = rest;
    this.write();
  }

  fold(folded: boolean): void {
    this.folded = folded;
    this.write();
  }

  private read(): Partial<Kept> {
    try {
      return JSON.parse(this.shelf.getItem(this.key) ?? "{}") as Partial<Kept>;
    } catch {
      return {};
    }
  }

  private write(): void {
    const waiting = this.waiting.map(({ id }) => id);
    const kept: Kept = { heard: this.heard, waiting, done: this.done, folded: this.folded };
    try {
      this.shelf.setItem(this.key, JSON.stringify(kept));
    } catch {
      // a full or forbidden shelf only means that the coach may repeat itself
    }
  }
}

const inOrder =
  (ids: string[]) =>
  (one: Step, other: Step): number =>
    ids.indexOf(one.id) - ids.indexOf(other.id);
