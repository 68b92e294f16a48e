import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage, type House } from "./stage.svelte";
import type { Curtain, Moment } from "./staged";
import { APART, comes, CURTAIN, goes, GRACE, holds, REPORT } from "./timing";

const drawing = (() => null) as never;
const moment: Moment = {
  weight: "moment", kind: "meeting", form: "meeting", label: "", sentence: "You are not alone.", announce: "", picture: { drawing },
};
const curtain: Curtain = {
  weight: "curtain", kind: "phase", title: "", label: "", announce: "", card: { title: "Fire", text: "It burns.", picture: { drawing } },
};
const whole = comes(moment) + holds(moment) + goes(moment);

let company: ReturnType<House["company"]>;
function stage(changes: Partial<House> = {}): Stage {
  return new Stage({
    wanted: () => "all", tempo: () => 1, still: () => false, asked: () => false, company: () => company, now: () => Date.now(), ...changes,
  });
}
const settled = async (showing: { over: Promise<void> } | null): Promise<boolean> =>
  Promise.race([showing!.over.then(() => true), Promise.resolve().then(() => Promise.resolve()).then(() => false)]);

beforeEach(() => {
  company = "alone";
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a moment holds up what follows for its length", async () => {
  const it = stage();
  const showing = it.begin(moment);
  expect(it.shown?.staged).toBe(moment);
  vi.advanceTimersByTime(whole - 1);
  expect(await settled(showing)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await settled(showing)).toBe(true);
  expect(it.shown).toBeNull();
});

test("a skipped moment is over at once, and skipping again does nothing", async () => {
  const it = stage();
  const showing = it.begin(moment);
  vi.advanceTimersByTime(100);
  it.skip();
  expect(await settled(showing)).toBe(true);
  it.skip();
  expect(it.shown).toBeNull();
});

test("a second moment within a few seconds is told in the corner and holds up nothing", () => {
  const it = stage();
  it.begin(moment);
  it.skip();
  expect(it.begin(moment)).toBeNull();
  expect(it.report?.title).toBe("You are not alone.");
  vi.advanceTimersByTime(REPORT.in + REPORT.hold + REPORT.out);
  expect(it.report).toBeNull();
  vi.advanceTimersByTime(APART);
  expect(it.begin(moment)).not.toBeNull();
});

test("alone, a card waits for as long as one likes", async () => {
  const it = stage();
  const showing = it.begin(curtain);
  vi.advanceTimersByTime(CURTAIN.down + holds(curtain) + 10 * GRACE);
  expect(it.phase).toBe("read");
  expect(await settled(showing)).toBe(false);
  it.skip();
  expect(await settled(showing)).toBe(true);
});

test("with others, a card goes some time after everybody can have read it", async () => {
  company = "others";
  const it = stage();
  const showing = it.begin(curtain);
  vi.advanceTimersByTime(CURTAIN.down + holds(curtain) + GRACE + CURTAIN.up - 1);
  expect(await settled(showing)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await settled(showing)).toBe(true);
});

test("reports stand one after the other", () => {
  const it = stage({ wanted: () => "reports" });
  it.begin(moment);
  it.begin(curtain);
  expect(it.report?.title).toBe("You are not alone.");
  it.dismiss();
  expect(it.report?.title).toBe("Fire");
});

test("at instant pace nothing is staged, unless somebody wants to see it again", () => {
  const it = stage({ tempo: () => 0 });
  expect(it.begin(moment)).toBeNull();
  expect(it.report).toBeNull();
  it.again(moment);
  expect(it.shown?.staged).toBe(moment);
});

test("an ended showing does not end the one after it", () => {
  const it = stage();
  const first = it.begin(curtain)!;
  it.skip();
  it.begin(curtain);
  first.skip();
  expect(it.shown).not.toBeNull();
});
