import { expect, test } from "vitest";
import { colourOf, gradeOf, HAND_DRAWN, iconsOf, pictureOf } from "./faces";

test("a die says its colour and what it is good at", () => {
  expect([colourOf("green-scout"), gradeOf("green-scout")]).toEqual(["green", "scout"]);
});

test("a face shows one icon or two", () => {
  expect(iconsOf("physical+gather")).toEqual(["physical", "gather"]);
  expect(iconsOf("vanguard")).toEqual(["vanguard"]);
  expect(iconsOf("")).toEqual([]);
});

test("every icon and every kind of die has a picture", () => {
  const icons = ["physical", "gather", "defend", "scout", "biology", "xenology", "construct", "science", "tech", "universal", "expert", "wild"];
  expect(icons.filter((icon) => !pictureOf(icon))).toEqual([]);
  expect(["basic", "vanguard", "accident", "any", "die", "red", "green", "blue"].filter((icon) => !HAND_DRAWN[icon])).toEqual([]);
});
