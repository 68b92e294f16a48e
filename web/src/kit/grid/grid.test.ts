import { expect, test } from "vitest";
import { areaOf, coveredBy, isSquare, leapTo, lineOf, middleOf, nextTarget, outlineOf, SIDE, type Square, squareKey, squareOf, stepTo, wayOver } from "./grid";

const SIZE = { columns: 5, rows: 4 };

test("places of a grid are told from names of other places", () => {
  expect([isSquare([2, 3]), isSquare("2,3"), isSquare(7), isSquare([1, 2, 3]), isSquare([1.5, 0])]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(squareOf(squareKey([4, 11]))).toEqual([4, 11]);
});

test("arrows walk square by square and stop at the edge", () => {
  expect(stepTo(SIZE, [0, 0], "ArrowRight")).toEqual([1, 0]);
  expect(stepTo(SIZE, [0, 0], "ArrowLeft")).toBeNull();
  expect(stepTo(SIZE, [4, 3], "ArrowDown")).toBeNull();
});

test("arrows jump to the nearest target that way, straight ahead before aside", () => {
  const targets: Square[] = [[4, 0], [2, 2], [0, 3], [3, 1]];
  expect(nextTarget(targets, [0, 0], "ArrowRight")).toEqual([4, 0]);
  expect(nextTarget(targets, [0, 0], "ArrowDown")).toEqual([0, 3]);
  expect(nextTarget(targets, [4, 3], "ArrowUp")).toEqual([4, 0]);
  expect(nextTarget(targets, [0, 0], "ArrowUp")).toBeNull();
});

test("every target is reached by arrows from every other", () => {
  const targets: Square[] = [[0, 0], [1, 0], [4, 0], [2, 2], [0, 3], [4, 3]];
  for (const start of targets) {
    const reached = new Set([squareKey(start)]);
    const waiting = [start];
    for (let here = waiting.pop(); here; here = waiting.pop()) {
      for (const arrow of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nextTarget(targets, here, arrow);
        if (!next || reached.has(squareKey(next))) continue;
        reached.add(squareKey(next));
        waiting.push(next);
      }
    }
    expect(reached.size).toBe(targets.length);
  }
});

test("the page keys go through all targets line by line, from wherever one stands", () => {
  const targets: Square[] = [[4, 3], [0, 0], [2, 1], [4, 0], [0, 3]];
  const walk = (from: Square, key: string): string[] => {
    const found: string[] = [];
    for (let here: Square | null = from; (here = leapTo(targets, here, key)); ) found.push(squareKey(here));
    return found;
  };
  const lines = ["0,0", "4,0", "2,1", "0,3", "4,3"];
  expect(walk([0, 0], "PageDown")).toEqual(lines.slice(1));
  expect(walk([4, 3], "PageUp")).toEqual(lines.slice(0, -1).reverse());
  expect(walk([1, 1], "PageDown")).toEqual(lines.slice(2));
  expect(walk([3, 1], "PageUp")).toEqual(lines.slice(0, 3).reverse());
  expect(leapTo(targets, [2, 1], "Home")).toEqual([0, 0]);
  expect(leapTo(targets, [2, 1], "End")).toEqual([4, 3]);
  expect(leapTo([], [2, 1], "End")).toBeNull();
});

test("an area is outlined once around, not between its squares", () => {
  const sides = (squares: Square[]): number => outlineOf(squares).split("M").length - 1;
  expect(sides([[0, 0]])).toBe(4);
  expect(sides([[0, 0], [1, 0]])).toBe(6);
  expect(sides([[0, 0], [1, 0], [0, 1], [1, 1]])).toBe(8);
  expect(areaOf([[1, 0]])).toBe(`M${SIDE} 0h${SIDE}v${SIDE}h${-SIDE}z`);
});

test("a line goes through the middles of its squares", () => {
  expect(lineOf([[0, 0], [2, 1]])).toBe(`M${SIDE / 2} ${SIDE / 2}L${2.5 * SIDE} ${1.5 * SIDE}`);
  expect(lineOf([[0, 0]])).toBe("");
});

test("a large piece stands on all its squares, and in their middle", () => {
  expect(coveredBy({ square: [3, 1], wide: 2 })).toEqual([[3, 1], [4, 1], [3, 2], [4, 2]]);
  expect(coveredBy({ square: [3, 1] })).toEqual([[3, 1]]);
  expect(middleOf([3, 1], 2)).toEqual({ x: 4 * SIDE, y: 2 * SIDE });
});

test("a way leads from where one is over what is between to its goal, each square once", () => {
  expect(wayOver([0, 0], [[1, 0], [2, 1]], [3, 1])).toEqual([[0, 0], [1, 0], [2, 1], [3, 1]]); // prettier-ignore
  expect(wayOver([0, 0], [[0, 0], [1, 0]], [1, 0])).toEqual([[0, 0], [1, 0]]);
  expect(wayOver(null, [], [1, 0])).toEqual([[1, 0]]);
});
