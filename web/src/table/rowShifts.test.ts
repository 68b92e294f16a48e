import { expect, test } from "vitest";
import { RowShifts } from "./rowShifts";

/** A row of the list, as far as it matters here. */
function row(top: number): Element & { top: number } {
  const fake = { top, isConnected: true, getBoundingClientRect: () => ({ top: fake.top }) };
  return fake as unknown as Element & { top: number };
}

test("only rows that moved are deaf, and only for a while", () => {
  const shifts = new RowShifts(250);
  const [first, second] = [row(100), row(150)];

  shifts.before([first, second]);
  second.top = 172;
  shifts.after(1000);

  expect([1000, 1249, 1250].map((now) => shifts.deaf(second, now))).toEqual([true, true, false]);
  expect(shifts.deaf(first, 1000)).toBe(false);
});

test("a row that is gone, or came later, is not deaf", () => {
  const shifts = new RowShifts(250);
  const [gone, late] = [row(100), row(100)];

  shifts.before([gone]);
  Object.assign(gone, { top: 300, isConnected: false });
  shifts.after(1000);

  expect(shifts.deaf(gone, 1000)).toBe(false);
  expect(shifts.deaf(late, 1000)).toBe(false);
});

test("a row that moves again stays deaf from then on", () => {
  const shifts = new RowShifts(250);
  const moving = row(100);

  for (const [top, now] of [[120, 1000], [140, 1200]] as const) {
    shifts.before([moving]);
    moving.top = top;
    shifts.after(now);
  }

  expect(shifts.deaf(moving, 1400)).toBe(true);
  expect(shifts.deaf(moving, 1450)).toBe(false);
});
