import { expect, test } from "vitest";
import { withoutPrice } from "./wording";

test("a price that is drawn is not said once more; whatever has none stays as it is", () => {
  expect(withoutPrice({ text: "vanguard-priced", args: { n: 1 } })).toEqual({ text: "vanguard-effects", args: { n: 1 } });
  expect(withoutPrice({ text: "vanguard-priced-linked", args: {} }).text).toBe("vanguard-effects-linked");
  expect(withoutPrice({ text: "vanguard-counted", args: {} }).text).toBe("vanguard-counted");
});
