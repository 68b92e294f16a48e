import { expect, test } from "vitest";
import { RowShifts } from "./rowShifts";

const at = (...tops: number[]): { top: number; bottom: number }[] => tops.map((top) => ({ top, bottom: top + 40 }));

test("what is pressed just after the rows have slid is meant for the row that stood there before", () => {
  const shifts = new RowShifts(250);

  shifts.before(at(100, 150, 200));
  shifts.after(at(100, 170, 220), 1000);

  expect(shifts.meant(0, 120, 1100)).toBe(0);
  expect(shifts.meant(1, 205, 1100)).toBe(2); // the third row has slid away from under the pointer
  expect(shifts.meant(1, 180, 1100)).toBe(1); // still the same one
  expect(shifts.meant(1, 195, 1100)).toBe(-1); // between two rows
});

test("a quarter of a second later what is pressed is what is meant", () => {
  const shifts = new RowShifts(250);

  shifts.before(at(100, 150));
  shifts.after(at(100, 190), 1000);

  expect([1249, 1250].map((now) => shifts.meant(1, 200, now))).toEqual([-1, 1]);
});

test("a change that moves nothing, or brings other rows, changes nothing", () => {
  const shifts = new RowShifts(250);

  shifts.before(at(100, 150));
  shifts.after(at(100, 150), 1000);
  shifts.before(at(100, 150));
  shifts.after(at(100), 1000);

  expect(shifts.meant(1, 110, 1000)).toBe(1);
});

test("while rows slide again and again, where they stood at first counts", () => {
  const shifts = new RowShifts(250);

  shifts.before(at(100, 150));
  shifts.after(at(100, 170), 1000);
  shifts.before(at(100, 170));
  shifts.after(at(100, 195), 1200);

  expect(shifts.meant(1, 155, 1300)).toBe(1);
  expect(shifts.meant(1, 220, 1300)).toBe(-1);
  expect(shifts.meant(1, 220, 1450)).toBe(1);
});
