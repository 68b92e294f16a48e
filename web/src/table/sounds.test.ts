import { expect, test } from "vitest";
import { soundOf, Sounds } from "./sounds";

const sound = (kind: string): string | null => soundOf({ n: 0, kind, rule: "", say: { text: kind } });

test("events sound like what they are, and most make no sound", () => {
  expect(["noise-roll", "door-closed", "token-drawn", "noise", "attack"].map(sound)).toEqual([
    "dice",
    "door",
    "token",
    "pulse",
    "strike",
  ]);
  expect(["action", "paid", "passed", "turn"].map(sound)).toEqual([null, null, null, null]);
});

test("nothing sounds before somebody has touched the page", () => {
  expect(() => new Sounds().play("door")).not.toThrow();
});
