import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";

function camera(): Camera {
  const made = new Camera({ x: 0, y: 0, width: 1000, height: 500 });
  made.width = 800;
  made.height = 600;
  made.insets = { top: 50, right: 200, bottom: 50, left: 0 };
  return made;
}

test("a part is fitted into what the panels leave free", () => {
  const made = camera();
  made.fit(made.world);
  expect(made.scale).toBeCloseTo(0.6);
  expect(made.toScreen({ x: 500, y: 250 })).toEqual({ x: 300, y: 300 });
});

test("zooming keeps the point under the finger where it is", () => {
  const made = camera();
  made.fit(made.world);
  const before = made.toScreen({ x: 700, y: 100 });
  made.zoom(1.5, before);
  const after = made.toScreen({ x: 700, y: 100 });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(made.manual).toBe(true);
});

test("what is uncovered is moved no further than needed", () => {
  const made = camera();
  made.fit({ x: 0, y: 0, width: 300, height: 250 });
  made.uncover({ x: 320, y: 20, width: 40, height: 40 });
  const { seen } = made;
  expect(seen.x + seen.width).toBeCloseTo(360);
});

test("the board is never pushed out of sight", () => {
  const made = camera();
  made.fit(made.world);
  made.pan(-5000, 0);
  expect(made.toScreen({ x: 1000, y: 0 }).x).toBeGreaterThanOrEqual(80);
});
