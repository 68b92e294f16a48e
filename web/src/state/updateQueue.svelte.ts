/**
 * What is on the screen, which runs after what is known: each update's events are shown one by one, each with the
 * changes it made, then what changed after them. The log grows as they are shown.
 */
import { patched, wholeDiff, type Diff } from "../wire/diff";
import type { GameEvent, View } from "../wire/types";

export interface Update {
  diff: Diff;
  events: GameEvent[];
}

export interface Pace {
  /** How long an event is shown, in ms; 0 for those that only go to the log. */
  duration: (event: GameEvent) => number;
  /** Nobody looks: catch up at once. */
  hidden: () => boolean;
  /** An event begins to be shown. */
  began?: (event: GameEvent) => void;
  /** What is staged for an event holds up the next one until it is over; null where its duration says how long. */
  staged?: (event: GameEvent, scene: { before: GameEvent[]; after: GameEvent[] }) => Showing | null;
  /** Everything known is on the screen now. */
  caughtUp?: () => void;
}

/** Something that is being shown: `over` comes when it is done, `skip` has that happen at once. */
export interface Showing {
  over: Promise<void>;
  skip: () => void;
}

export const TOO_FAR_BEHIND = 40; // updates; more are not worth watching one by one

export class UpdateQueue {
  /** The table as it is shown; behind `latest` while events are running. */
  view = $state.raw<View | null>(null);
  latest = $state.raw<View | null>(null);
  animating = $state.raw<GameEvent | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** Older lines the server has but we do not. */
  more = $state(0);
  /** Everything known is on the screen. */
  caughtUp = $state(true);

  private queue: Update[] = [];
  private running = false;
  private next: (() => void) | null = null; // ends the event that is being shown
  private run = 0; // a new whole view makes the old run void

  constructor(private readonly pace: Pace) {}

  /** A whole view: shown at once. Before a game has begun there is none. */
  reset(view: View | null, events: GameEvent[], more: number): void {
    const complete = this.log.length === 0 || (events[0]?.n ?? Infinity) <= this.log[0]!.n;
    this.run++;
    this.queue = [];
    this.running = false;
    this.finish();
    this.latest = this.view = view;
    this.log = merged(this.log, events);
    if (complete) this.more = more;
    this.settle();
  }

  add(update: Update): void {
    this.latest = patched(this.latest, wholeDiff(update));
    this.queue.push(update);
    this.caughtUp = false;
    if (this.pace.hidden() || this.queue.length > TOO_FAR_BEHIND) this.catchUp();
    else void this.play();
  }

  /** On to the next event. */
  skip(): void {
    this.finish();
  }

  /** Everything at once. */
  catchUp(): void {
    this.run++;
    const behind = this.queue;
    this.queue = [];
    this.running = false;
    this.finish();
    this.log = behind.reduce((log, update) => merged(log, update.events), this.log);
    this.view = this.latest;
    this.settle();
  }

  private async play(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const run = ++this.run;
    for (let update = this.queue[0]; update; update = this.queue[0]) {
      const page = this.view?.page;
      if (turnsPage(update.diff)) this.lay(null);
      for (const [at, event] of update.events.entries()) {
        const before = this.log;
        this.log = merged(this.log, [event]);
        this.view = patched(this.view, event.diff ?? []);
        await this.show(event, { before, after: update.events.slice(at + 1) });
        if (run !== this.run) return;
      }
      this.queue.shift();
      this.lay(page);
      this.view = patched(this.view, update.diff);
    }
    this.running = false;
    this.settle();
  }

  /** A page of the story that has been read lies over nothing that happened after it. */
  private lay(page: View["page"]): void {
    if (this.view && this.view.page !== page) this.view = { ...this.view, page };
  }

  private settle(): void {
    this.animating = null;
    this.caughtUp = true;
    this.pace.caughtUp?.();
  }

  private async show(event: GameEvent, scene: { before: GameEvent[]; after: GameEvent[] }): Promise<void> {
    const staged = this.pace.staged?.(event, scene) ?? null;
    const lasts = this.pace.duration(event);
    if (lasts <= 0 && !staged) return;
    this.animating = event;
    this.pace.began?.(event);
    const showing = staged ?? during(lasts);
    this.next = showing.skip;
    await showing.over;
    this.next = null;
  }

  private finish(): void {
    this.next?.();
    this.next = null;
  }
}

/** Whether the page that lay open is closed, or another one lies open afterwards. */
const turnsPage = (diff: Diff): boolean => diff.some(([[field, part]]) => field === "page" && (part === undefined || part === "page"));

function during(ms: number): Showing {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  const timer = setTimeout(end, ms);
  const skip = (): void => {
    clearTimeout(timer);
    end();
  };
  return { over, skip };
}

/** What comes is the log from its first number on: it goes after what is older, and instead of what was taken back. */
export function merged(log: GameEvent[], events: GameEvent[]): GameEvent[] {
  const first = events[0]?.n;
  if (first === undefined) return log;
  const kept = first > (log.at(-1)?.n ?? -1) ? log : log.filter((event) => event.n < first);
  return [...kept, ...events];
}
