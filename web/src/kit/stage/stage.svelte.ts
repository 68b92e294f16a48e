/**
 * What is staged now. A moment or a curtain holds up the events after it until it is over or skipped; reports stand in
 * their corner one after the other and hold up nothing.
 */
import type { Showing } from "../../state/updateQueue.svelte";
import type { Curtain, Moment, Report, Staged } from "./staged";
import { asReport, comes, goes, GRACE, holds, REPORT, reportHolds, STILL_IN, weight, type Wanted } from "./timing";

export interface House {
  wanted: () => Wanted;
  tempo: () => number; // 1, less where everything is faster, 0 where nothing is staged
  still: () => boolean; // without motion
  asked: () => boolean;
  company: () => "alone" | "others" | "watching";
  now?: () => number;
}

export type Phase = "coming" | "standing" | "read" | "going"; // "read": the time to read is over, it still waits

export interface Shown {
  staged: Moment | Curtain;
  n: number;
  holds: number;
}

/** Where the board is pushed to while a moment stands: a point of the screen comes to its middle, larger. */
export interface Push {
  x: number;
  y: number;
  scale: number;
}

export class Stage {
  shown = $state.raw<Shown | null>(null);
  phase = $state<Phase>("coming");
  report = $state.raw<Report | null>(null);
  push = $state.raw<Push | null>(null);

  private reports: Report[] = [];
  private seen = new Set<string>();
  private last = -Infinity; // when the last moment was over
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reportTimer: ReturnType<typeof setTimeout> | undefined;
  private finish: (() => void) | null = null;

  constructor(private readonly house: House) {}

  /** Shows it as what it may be now; what comes back is to be waited for, null where nothing is. */
  begin(staged: Staged): Showing | null {
    if (this.house.tempo() <= 0) return null;
    const { wanted, asked } = this.house;
    const now = { wanted: wanted(), seen: this.seen, sinceLast: this.now() - this.last, asked: asked() };
    const as = weight(staged, now);
    this.seen.add(staged.kind);
    if (as !== "report") return this.stand(staged as Moment | Curtain);
    this.tell(asReport(staged));
    return null;
  }

  /** Once more, because somebody wants to see it. */
  again(staged: Staged): void {
    if (staged.weight === "report") this.tell(staged);
    else void this.stand(staged);
  }

  /** To the end of what stands there. */
  skip = (): void => this.finish?.();

  dismiss = (): void => {
    clearTimeout(this.reportTimer);
    this.report = null;
    this.next();
  };

  close(): void {
    this.reports = [];
    clearTimeout(this.reportTimer);
    this.skip();
  }

  private now(): number {
    return this.house.now?.() ?? performance.now();
  }

  private stand(staged: Moment | Curtain): Showing {
    this.skip();
    const tempo = this.house.tempo() || 1;
    this.shown = { staged, n: ++this.count, holds: holds(staged) * (staged.weight === "moment" ? tempo : 1) };
    this.phase = "coming";
    const over = new Promise<void>((resolve) => (this.finish = () => this.end(staged, resolve)));
    const finish = this.finish!;
    this.after(this.house.still() ? STILL_IN : comes(staged) * tempo, () => this.hold(staged, tempo));
    return { over, skip: () => this.finish === finish && finish() };
  }

  private hold(staged: Moment | Curtain, tempo: number): void {
    this.phase = "standing";
    this.after(this.shown!.holds, () => {
      if (staged.weight === "moment" || !staged.card || this.house.company() === "watching") return this.leave(staged, tempo);
      this.phase = "read";
      if (this.house.company() === "others") this.after(GRACE, () => this.leave(staged, tempo));
    });
  }

  private leave(staged: Moment | Curtain, tempo: number): void {
    this.phase = "going";
    this.push = null;
    this.after(this.house.still() ? STILL_IN : goes(staged) * tempo, this.skip);
  }

  private after(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }

  private end(staged: Moment | Curtain, resolve: () => void): void {
    clearTimeout(this.timer);
    if (staged.weight === "moment") this.last = this.now();
    this.finish = null;
    this.shown = null;
    this.push = null;
    resolve();
  }

  private tell(report: Report): void {
    this.reports.push(report);
    if (!this.report) this.next();
  }

  private next(): void {
    const report = this.reports.shift() ?? null;
    this.report = report;
    if (report) this.reportTimer = setTimeout(this.dismiss, REPORT.in + reportHolds(report) + REPORT.out);
  }
}
