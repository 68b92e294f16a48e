import { expect, test } from "vitest";
import { titleOf, turningWeight } from "./endings";

test("an ending is named by how it came about; whoever has won needs no other word", () => {
  expect(titleOf("lift-off", true)).toBe("web-vanguard-ended-won");
  expect(titleOf("lift-off", false)).toBe("web-vanguard-ended-lift-off");
  expect(titleOf("nobody", false)).toBe("web-vanguard-ended-nobody");
  expect(titleOf("mission", false)).toBe("web-vanguard-ended-lost");
});

test("a death weighs more than a wound, and most things decide nothing", () => {
  const weight = (kind: string): number | null => turningWeight({ kind } as never);
  expect(weight("died")!).toBeGreaterThan(weight("injured")!);
  expect(weight("spent")).toBeNull();
});
