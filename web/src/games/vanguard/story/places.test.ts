import { expect, test } from "vitest";
import { PLACES, placeOf } from "./places";

test("a Log plays on its planet; what plays nowhere is read on board", () => {
  expect(placeOf("veyra-803")).toBe(PLACES["veyra"]);
  expect(placeOf("cinder")).toBe(PLACES["cinder"]);
  expect(placeOf("bridge-1")).toBe(PLACES["gantry"]);
});
