/**
 * A finished game: any position at once, forwards with its events shown one by one. Position 0 is the table
 * as the game began; position p is the table after step p.
 */
import { CHOSEN } from "../kit/story/storyPage";
import { patched, wholeDiff, type Diff } from "../wire/diff";
import type { GameEvent, Replay, View } from "../wire/types";

export const EVERY = 50; // positions between two kept views

type Step = Replay["steps"][number];

/** What a step changes, from one position to the next. */
export type ChangeOf = (step: Step) => Diff;

/** The view of any position, made when it is asked for, or whatever else changes with the steps. From a kept one it is at
 * most `EVERY` patches away. */
export class ReplayViews<T = View> {
  private readonly kept = new Map<number, T>();
  private last: [number, T]; // playing on starts from here

  constructor(
    first: T,
    private readonly steps: Step[],
    private readonly changeOf: ChangeOf = wholeDiff,
  ) {
    this.kept.set(0, first);
    this.last = [0, first];
  }

  get end(): number {
    return Math.max(0, this.steps.length - 1);
  }

  at(position: number): T {
    const wanted = Math.min(Math.max(0, position), this.end);
    let [at, view] = this.nearest(wanted);
    while (at < wanted) {
      view = patched(view, this.changeOf(this.steps[++at]!));
      if (at % EVERY === 0) this.kept.set(at, view);
    }
    this.last = [wanted, view];
    return view;
  }

  private nearest(wanted: number): [number, T] {
    if (this.last[0] <= wanted && wanted - this.last[0] < EVERY) return this.last;
    let mark = wanted - (wanted % EVERY);
    while (!this.kept.has(mark)) mark -= EVERY;
    return [mark, this.kept.get(mark)!];
  }
}

/** What the rules say of a position, by the kind of query; null of a game that is not asked. */
type Looks = Record<string, unknown> | null;

const looksOf = ({ looks }: Step): Diff => looks ?? [];

export type TurnOf = (event: GameEvent) => number | null;

export interface TurnStart {
  turn: number;
  position: number;
}

/** Where each turn of the game begins; `turnOf` says which one an event begins, if any. */
export function turnStarts(steps: Step[], turnOf: TurnOf): TurnStart[] {
  const found: TurnStart[] = [];
  for (const [position, step] of steps.entries()) {
    for (const event of step.events) {
      const turn = turnOf(event);
      if (turn !== null) found.push({ turn, position });
    }
  }
  return found;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const BREATH = 260; // ms between two steps that show nothing

export class Player {
  position = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  animating = $state.raw<GameEvent | null>(null);
  /** Events of the next step that have been shown already. */
  private ahead = $state(0);

  readonly views: ReplayViews;
  private readonly looks: ReplayViews<Looks>;
  readonly turnStarts: TurnStart[];
  private readonly events: GameEvent[];
  private readonly ends: number[]; // how many events have happened by each position
  private run = 0; // a new move makes the running one void

  constructor(
    readonly replay: Replay,
    private readonly duration: (event: GameEvent) => number,
    turnOf: TurnOf = () => null,
  ) {
    this.views = new ReplayViews(replay.first, replay.steps);
    const [begun] = replay.steps;
    this.looks = new ReplayViews(patched<Looks>(null, begun ? looksOf(begun) : []), replay.steps, looksOf);
    this.turnStarts = turnStarts(replay.steps, turnOf);
    this.events = replay.steps.flatMap((step) => step.events);
    let happened = 0;
    this.ends = replay.steps.map((step) => (happened += step.events.length));
  }

  private shown = $derived.by((): number => (this.ends[this.position] ?? 0) + this.ahead);
  log = $derived.by((): GameEvent[] => this.events.slice(0, this.shown));
  /** The position, with the events of the next step that have been shown already. */
  view = $derived.by((): View => {
    const ahead = this.events.slice(this.ends[this.position] ?? 0, this.shown);
    return patched(this.views.at(this.position), ahead.flatMap((event) => event.diff ?? []));
  });
  turnStart = $derived.by((): TurnStart | undefined => this.turnStarts.findLast(({ position }) => position <= this.position));

  get end(): number {
    return this.views.end;
  }

  /** What the rules answered to a query at this position; while the next step is shown, at its end. */
  look(kind: string): unknown {
    return this.looks.at(this.position + (this.ahead ? 1 : 0))?.[kind] ?? null;
  }

  /** Whether the rules were asked at all. */
  get looked(): boolean {
    return this.looks.at(0) !== null;
  }

  /** What the readers of the page that lies open here will have chosen on it. */
  chosenOn(page: string): GameEvent | undefined {
    return this.events.slice(this.shown).find((event) => event.kind === CHOSEN && event.args?.["page"] === page);
  }

  go(position: number): void {
    this.halt();
    this.position = Math.min(Math.max(0, position), this.end);
  }

  step(by: number): void {
    this.go(this.position + by);
  }

  /** To the beginning of the next turn, or of this one and then the one before. */
  turn(by: 1 | -1): void {
    const next = this.turnStarts.find(({ position }) => position > this.position);
    const before = this.turnStarts.findLast(({ position }) => position < this.position);
    if (by > 0) this.go(next?.position ?? this.end);
    else this.go(before?.position ?? 0);
  }

  pause(): void {
    this.halt();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  async play(): Promise<void> {
    if (this.position >= this.end) this.position = 0;
    const run = ++this.run;
    this.playing = true;
    while (this.position < this.end) {
      for (const event of this.replay.steps[this.position + 1]!.events) {
        this.ahead++;
        const lasts = this.duration(event) / this.speed;
        if (lasts <= 0) continue;
        this.animating = event;
        await waited(lasts);
        if (run !== this.run) return;
      }
      this.animating = null;
      this.ahead = 0;
      this.position++;
      await waited(BREATH / this.speed);
      if (run !== this.run) return;
    }
    this.playing = false;
  }

  private halt(): void {
    this.run++;
    this.playing = false;
    this.animating = null;
    this.ahead = 0;
  }
}

const waited = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
