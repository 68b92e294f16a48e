import { expect, test } from "vitest";
import { groundOf, strokesOf } from "./grounds";

test("the ground is that of the first biome that is one; a planet may tint it", () => {
  expect(groundOf("veyra", ["vegetation", "aquatic"])).not.toEqual(groundOf("veyra", ["aquatic", "vegetation"]));
  expect(groundOf("cinder", ["tutorial", "rocky"])).toBe(groundOf("cinder", ["rocky"]));
  expect(groundOf("cinder", ["rocky"])).not.toBe(groundOf("ossuary", ["rocky"]));
});

test("unknown ground is rock", () => {
  expect(groundOf("veyra", ["marsh"])).toBe(groundOf("veyra", ["rocky"]));
  expect(strokesOf(["marsh"])).toEqual([]);
});
