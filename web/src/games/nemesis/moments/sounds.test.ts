import { expect, test } from "vitest";
import { sound } from "./sounds";

const heard = (kind: string): string | null => sound({ n: 0, kind, rule: "", say: { text: kind } });

test("events sound like what they are, and most make no sound", () => {
  expect(["noise-roll", "door-closed", "token-drawn", "noise", "attack"].map(heard)).toEqual([
    "dice",
    "door",
    "token",
    "pulse",
    "strike",
  ]);
  expect(["action", "paid", "passed", "turn"].map(heard)).toEqual([null, null, null, null]);
});
