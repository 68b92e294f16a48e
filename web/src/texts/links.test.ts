import { expect, test } from "vitest";
import { invitation } from "./links";

test("an invitation is found in whatever was pasted", () => {
  expect(invitation("https://games.example/join/t7/k3j9")).toBe("/join/t7/k3j9");
  expect(invitation("  Come and play: https://games.example/join/t7/k3-j_9 !")).toBe("/join/t7/k3-j_9");
  expect(invitation("/table/t7")).toBe("/table/t7");
});

test("what is no invitation is not taken for one", () => {
  expect(invitation("hello")).toBeNull();
  expect(invitation("https://games.example/rules")).toBeNull();
});
