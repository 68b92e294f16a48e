import { expect, test } from "vitest";
import type { TurningPoint } from "../../wire/types";
import { MOST, replayAddress, turningPoints } from "./turningPoints";

let n = 0;
const point = (step: number, kind: string): TurningPoint =>
  ({ step, event: { n: n++, kind, rule: "", say: { text: kind } }, outcomes: [{ text: `odds-${kind}` }] }) as TurningPoint;
const kinds = (points: TurningPoint[], weights = {}): string[] => turningPoints(points, weights).map(({ event }) => event.kind);

test("the weightiest are taken, in the order of time", () => {
  const weight = (text: string): number => ({ "odds-death": 50, "odds-wound": 10 })[text] ?? 1;
  const chosen = turningPoints([point(1, "wound"), point(4, "noise"), point(9, "death")], { outcome: weight });
  expect(chosen.map(({ event }) => event.kind)).toEqual(["wound", "noise", "death"]);
  expect(chosen.find(({ most }) => most)?.event.kind).toBe("death");
  expect(chosen.filter(({ most }) => most)).toHaveLength(1);
});

test("there are a few, and not all of a kind", () => {
  const many = Array.from({ length: 20 }, (_, step) => point(step, step % 2 ? "noise" : `other-${step}`));
  expect(turningPoints(many)).toHaveLength(MOST);
  expect(kinds(Array.from({ length: 20 }, (_, step) => point(step, "noise")))).toEqual(["noise", "noise"]);
});

test("without weights what is rare counts", () => {
  const points = [...Array.from({ length: 9 }, (_, step) => point(step, "noise")), point(3, "crash")];
  expect(turningPoints(points).find(({ most }) => most)?.event.kind).toBe("crash");
});

test("hindsight goes before what was foreseen", () => {
  const event = ({ kind }: { kind: string }): number | null => (kind === "signal" ? 99 : null);
  const chosen = turningPoints([point(2, "signal"), point(5, "crash")], { outcome: () => 10, event });
  expect(chosen.find(({ most }) => most)?.event.kind).toBe("signal");
});

test("nothing mattered: nothing is told", () => {
  expect(turningPoints([])).toEqual([]);
});

test("a link leads to the step before, so that one sees it happen", () => {
  expect(replayAddress("t1", "open", point(7, "crash"))).toBe("/replay/t1?eyes=open&step=6");
  expect(replayAddress("t1", "0", point(0, "crash"))).toBe("/replay/t1?eyes=0&step=0");
});
