import { expect, test } from "vitest";
import type { Curtain, Moment, Report } from "./staged";
import { APART, asReport, holds, readingTime, weight, type Now } from "./timing";

const drawing = (() => null) as never;
const moment: Moment = {
  weight: "moment", kind: "meeting", form: "meeting", label: "First contact", sentence: "You are not alone.",
  then: "Everyone chooses.", announce: "", picture: { drawing },
};
const curtain: Curtain = {
  weight: "curtain", kind: "phase", title: "Event Phase", label: "3 of 15", announce: "",
  card: { title: "Fire", text: "It burns.", picture: { drawing } },
};
const report: Report = { weight: "report", kind: "bag", label: "Bag", title: "Larva" };
const usual: Now = { wanted: "all", seen: new Set(), sinceLast: Infinity, asked: false };

test("a moment soon after another one is a report, a curtain is not", () => {
  expect(weight(moment, usual)).toBe("moment");
  expect(weight(moment, { ...usual, sinceLast: APART - 1 })).toBe("report");
  expect(weight(moment, { ...usual, sinceLast: APART })).toBe("moment");
  expect(weight(curtain, { ...usual, sinceLast: 0 })).toBe("curtain");
});

test("nothing stands before a question that is on the screen", () => {
  expect(weight(moment, { ...usual, asked: true })).toBe("report");
  expect(weight(curtain, { ...usual, asked: true })).toBe("report");
});

test("one may see only the first of a kind, or reports alone", () => {
  const seen = new Set(["meeting"]);
  expect(weight(moment, { ...usual, wanted: "first" })).toBe("moment");
  expect(weight(moment, { ...usual, wanted: "first", seen })).toBe("report");
  expect(weight(moment, { ...usual, wanted: "all", seen })).toBe("moment");
  expect(weight(moment, { ...usual, wanted: "reports" })).toBe("report");
  expect(weight(report, usual)).toBe("report");
});

test("a long text has its time, a short one five seconds", () => {
  expect(readingTime("short")).toBe(5000);
  expect(readingTime("x".repeat(100))).toBe(7500);
  expect(holds(curtain)).toBe(5000);
  expect(holds({ ...curtain, card: undefined, slide: { label: "", cells: [], from: 0, to: 1 } })).toBe(1200);
});

test("what becomes a report keeps its sentence and what follows from it", () => {
  expect(asReport(moment)).toMatchObject({ weight: "report", title: "You are not alone.", text: "Everyone chooses." });
  expect(asReport(curtain)).toMatchObject({ label: "Event Phase", title: "Fire", text: "It burns." });
  expect(asReport(report)).toBe(report);
});
