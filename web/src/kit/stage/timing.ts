/** How long news is shown, in ms at normal pace, and how weighty it may be just now. */
import type { Curtain, Moment, MomentForm, Report, Staged } from "./staged";

export interface Length {
  in: number;
  hold: number;
  out: number;
}

/** The whole length is the same for every seat and every outcome. */
export const MOMENTS: Record<MomentForm, Length> = {
  meeting: { in: 1740, hold: 2600, out: 280 }, // the camera pushes for 520, the place opens for 320, light comes up for 900
  blow: { in: 500, hold: 2200, out: 280 },
  hurt: { in: 600, hold: 3000, out: 240 },
  finale: { in: 900, hold: 3400, out: 600 },
};
export const CURTAIN = { down: 420, slide: 700, rest: 500, up: 320 };
export const REPORT: Length = { in: 200, hold: 1400, out: 160 };
export const STILL_IN = 160; // with reduced motion everything fades in
export const APART = 8000; // between the ends of one moment and the beginning of the next
export const GRACE = 10_000; // after the reading time, in company

/** The time to read a text of the shown language. */
export const readingTime = (text: string): number => Math.max(5000, 1500 + 60 * text.length);

export type Wanted = "all" | "first" | "reports"; // moments: each, the first of its kind, none

export interface Now {
  wanted: Wanted;
  seen: ReadonlySet<string>;
  sinceLast: number; // ms since the last moment
  asked: boolean; // a question is on the screen: nothing may stand before it
}

/** What it may be shown as now. */
export function weight(staged: Staged, now: Now): Staged["weight"] {
  if (staged.weight === "report" || now.asked || now.wanted === "reports") return "report";
  if (now.wanted === "first" && now.seen.has(staged.kind)) return "report";
  return staged.weight === "moment" && now.sinceLast < APART ? "report" : staged.weight;
}

/** What is too weighty for now, in a corner. */
export function asReport(staged: Staged): Report {
  if (staged.weight === "report") return staged;
  const { kind, label } = staged;
  if (staged.weight === "moment") return { weight: "report", kind, label, title: staged.sentence, text: staged.then };
  return { weight: "report", kind, label: staged.title, title: staged.card?.title ?? label, text: staged.card?.text };
}

/** How long a moment or curtain stands between coming and going. */
export function holds(staged: Moment | Curtain): number {
  if (staged.weight === "moment") return MOMENTS[staged.form].hold;
  const slides = staged.slide ? CURTAIN.slide + CURTAIN.rest : 0;
  return staged.card ? readingTime(`${staged.card.title} ${staged.card.text}`) : slides || CURTAIN.rest;
}

export function comes(staged: Moment | Curtain): number {
  return staged.weight === "moment" ? MOMENTS[staged.form].in : CURTAIN.down;
}

export function goes(staged: Moment | Curtain): number {
  return staged.weight === "moment" ? MOMENTS[staged.form].out : CURTAIN.up;
}

/** A report that says more than a line stays until it is read. */
export const reportHolds = (report: Report): number =>
  (report.text?.length ?? 0) > 60 ? readingTime(report.text!) : REPORT.hold;
