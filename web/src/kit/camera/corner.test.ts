import { expect, test } from "vitest";
import { around, type Rect } from "../geometry";
import { Camera } from "./camera.svelte";
import { clearest, clearestSide, EDGE, FOLDED, MAP } from "./corner";

const free: Rect = { x: 0, y: 100, width: 390, height: 240 };
const lowEast: Rect = { x: 300, y: 280, width: 80, height: 50 };
const lowWest: Rect = { x: 10, y: 280, width: 80, height: 50 };

test("the map lies in the lower right corner, or else where it covers nothing", () => {
  expect(clearest(MAP, free, [])).toEqual({ x: 390 - 104 - 6, y: 340 - 68 - 6, covers: 0 });
  expect(clearest(MAP, free, [lowEast])).toMatchObject({ x: 6, covers: 0 });
  expect(clearest(MAP, free, [lowEast, lowWest])).toMatchObject({ x: 280, y: 106, covers: 0 });
});

test("where it covers something everywhere, it says so, and a button may still have room", () => {
  const rows = [100, 300].map((y) => ({ x: 60, y, width: 270, height: 40 }));
  expect(clearest(MAP, free, rows).covers).toBeGreaterThan(0);
  expect(clearest(FOLDED, free, rows).covers).toBe(0);
});

test("beside a strip that is left for it, the button covers nothing at all", () => {
  const camera = new Camera({ x: 0, y: 0, width: 1, height: 1 });
  Object.assign(camera, { width: 390, height: 844, insets: { top: 100, right: 0, bottom: 504, left: 0 } });
  const rooms = [-300, 0, 300].flatMap((x) => [-200, 0, 200].map((y) => ({ x, y, width: 260, height: 190 })));
  const covered = (): number => clearest(FOLDED, camera.free, rooms.map((room) => camera.onScreen(room))).covers;

  camera.fit(around(rooms, 0), 0.8);
  expect(covered()).toBeGreaterThan(0);
  camera.fit(around(rooms, 0), 0.8, FOLDED.width + 2 * EDGE);
  expect(covered()).toBe(0);
});

test("what is read lies above the board in the middle, or else where it covers least", () => {
  const size = { width: 200, height: 60 };
  expect(clearestSide(size, free, [])).toMatchObject({ x: 95, y: 106, covers: 0 });
  const above: Rect = { x: 150, y: 100, width: 60, height: 60 };
  expect(clearestSide(size, free, [above])).toMatchObject({ x: 95, y: 340 - 60 - 6, covers: 0 });
  const below: Rect = { x: 90, y: 280, width: 60, height: 60 };
  expect(clearestSide(size, free, [above, below])).toMatchObject({ x: 390 - 200 - 6, y: 274, covers: 0 });
});
