/**
 * What the coach has said, still has to say, and what has been done at a table. Only the reader turns the page: what has
 * come up waits until it is heard, whatever happens at the table. Kept on this device, so that nothing is said twice and
 * nothing is lost when the page is loaded anew.
 */
import type { Coach, Step } from "../../kit/plugin";
import type { View } from "../../wire/types";

interface Kept {
  heard: string[];
  waiting: string[];
  done: string[];
  folded: boolean;
  shut: boolean;
}

export interface Shelf {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

export class CoachMemory {
  private waiting = $state.raw<Step<unknown>[]>([]); // what has come up and is not heard yet, in the order of the steps
  private heard = $state.raw<string[]>([]);
  done = $state.raw<string[]>([]);
  folded = $state(false);
  private shut = false; // by the reader: news do not open it again

  private readonly key: string;

  constructor(
    private readonly coach: Coach,
    table: string,
    private readonly shelf: Shelf,
    folded = false,
  ) {
    this.key = `starboard-coach-${table}`;
    const kept = this.read();
    this.heard = kept.heard ?? [];
    this.waiting = coach.steps.filter(({ id }) => kept.waiting?.includes(id)).sort(inOrder(kept.waiting ?? []));
    this.done = kept.done ?? [];
    this.folded = kept.folded ?? folded;
    this.shut = kept.shut ?? false;
  }

  current = $derived.by((): Step<unknown> | null => this.waiting[0] ?? null);
  more = $derived.by((): number => Math.max(0, this.waiting.length - 1));

  /** Look at the table as it is now. Where the coach leads, what is new opens it. */
  watch(view: View, leads = false): void {
    const { steps, deeds } = this.coach;
    const moment = this.coach.moment(view);
    if (moment === null) return;
    const known = new Set([...this.heard, ...this.waiting.map(({ id }) => id)]);
    const news = steps.filter((step) => !known.has(step.id) && step.when(moment));
    // What is being read stays; of the rest comes first what is about this moment, each in the order in which it makes sense.
    const [reading, ...later] = this.waiting;
    const place = (step: Step<unknown>): number => steps.indexOf(step) + (step.when(moment) ? 0 : steps.length);
    const order = [...later, ...news].sort((a, b) => place(a) - place(b));
    const waiting = reading ? [reading, ...order] : order;
    if (waiting.some((step, at) => step !== this.waiting[at])) {
      this.waiting = waiting;
      if (leads && news.length && !this.shut) this.folded = false;
      this.write();
    }
    const newlyDone = deeds.filter((deed) => !this.done.includes(deed.id) && deed.done(moment));
    if (newlyDone.length) {
      this.done = [...this.done, ...newlyDone.map(({ id }) => id)];
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

  /** The reader folds it away or opens it. */
  fold(folded: boolean): void {
    this.folded = this.shut = folded;
    this.write();
  }

  /** There is little room, and nothing more to say for now. */
  rest(): void {
    this.folded = true;
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
    const kept: Kept = { heard: this.heard, waiting, done: this.done, folded: this.folded, shut: this.shut };
    try {
      this.shelf.setItem(this.key, JSON.stringify(kept));
    } catch {
      // a full or forbidden shelf only means that the coach may repeat itself
    }
  }
}

const inOrder =
  (ids: string[]) =>
  (one: Step<unknown>, other: Step<unknown>): number =>
    ids.indexOf(one.id) - ids.indexOf(other.id);
