import { expect, test } from "vitest";
import { squareKey, type Square } from "../../../kit/grid/grid";
import type { Door } from "../state";
import { boundsOf, darkSquares, groundOf, isPassedDown, worldOf } from "./ground";

const PLAN = [
  "##########",
  "#AAAAA####",
  "#AA#AAA###",
  "#AAAAA####",
  "##########",
]; // prettier-ignore
const door = (squares: Square[], changes: Partial<Door> = {}): Door => ({
  code: "D1", squares, lock: 0, denied: false, open: false, destroyed: false, defence: 5, ...changes,
}); // prettier-ignore
const SHUT = door([[6, 2]]);
const table = { ground: PLAN, width: 10, height: 5, doors: [SHUT], darkness: [] };

test("walls stand around the floor, blocks inside it, and nothing is built further out", () => {
  const ground = groundOf(table);
  expect(ground.at([0, 0])).toBe("wall");
  expect(ground.at([3, 2])).toBe("block");
  expect(ground.at([9, 0])).toBe("void");
  expect(ground.at([4, 2])).toBe("floor");
  expect(ground.zones.get("A")).toHaveLength(15);
});

test("behind a door into the unknown there is no wall", () => {
  const { unseen, walls } = groundOf(table);
  expect(unseen).toEqual([[7, 2]]);
  expect(walls.map(squareKey)).not.toContain("7,2");
});

test("only what is built is looked at", () => {
  const { x, width } = worldOf(groundOf(table));
  expect(x).toBeLessThanOrEqual(0);
  expect(x + width).toBeGreaterThan(8 * 64);
  expect(x + width).toBeLessThan(10 * 64);
});

test("a doorway lies across the way through it", () => {
  const { at } = groundOf(table);
  expect(isPassedDown([[6, 2]], at)).toBe(false);
  expect(isPassedDown([[2, 3], [3, 3]], at)).toBe(true);
  expect(isPassedDown([[2, 3], [2, 4]], at)).toBe(false);
});

test("darkness goes three steps, and not through a closed door", () => {
  const darkness = [{ code: "N1", at: [5, 2] as Square }];
  const keys = (doors: Door[]): string[] => darkSquares({ ...table, darkness, doors }).map(squareKey);
  expect(keys([SHUT])).not.toContain("6,2");
  expect(keys([door([[6, 2]], { open: true })])).toContain("6,2");
  expect(keys([SHUT])).toContain("2,1");
  expect(keys([SHUT])).not.toContain("1,1");
});

test("squares have bounds", () => {
  expect(boundsOf([[2, 1], [3, 1], [2, 2]])).toEqual({ x: 128, y: 64, width: 128, height: 128 });
});
