import { expect, test } from "vitest";
import { roomier } from "./insets";

const above = { top: 170, right: 0, bottom: 380, left: 0 };

test("the board is where it is drawn larger: beside a sheet on a wide tablet, above it on a high one", () => {
  const beside = (width: number) => ({ top: 170, right: width / 2, bottom: 240, left: 0 });
  expect(roomier(above, beside(1024), 1024, 768).right).toBe(512);
  expect(roomier(above, beside(820), 820, 1180).right).toBe(0);
});
