import { expect, test } from "vitest";
import { titleOf, turningWeight, whyOf } from "./endings";

test("an ending is named by how it came about; whoever has won needs no other word", () => {
  expect(titleOf("lift-off", true)).toBe("web-vanguard-ended-won");
  expect(titleOf("lift-off", false)).toBe("web-vanguard-ended-lift-off");
  expect(titleOf("nobody", false)).toBe("web-vanguard-ended-nobody");
  expect(titleOf("mission", false)).toBe("web-vanguard-ended-lost");
});

test("an end that nobody wanted is explained, one that was decided is not", () => {
  expect(whyOf("evacuation")).toBe("web-vanguard-ending-why-evacuation");
  expect([whyOf("lift-off"), whyOf("mission")]).toEqual([null, null]);
});

test("a death weighs more than a wound, and most things decide nothing", () => {
  const weight = (kind: string): number | null => turningWeight({ kind } as never);
  expect(weight("died")!).toBeGreaterThan(weight("injured")!);
  expect(weight("spent")).toBeNull();
});
