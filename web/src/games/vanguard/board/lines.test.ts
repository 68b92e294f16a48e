import { expect, test } from "vitest";
import { broken } from "./lines";

test("words stand in as few lines as they need, and stay whole", () => {
  expect(broken("Service Trench", 20)).toEqual(["Service Trench"]);
  expect(broken("The Arch, Breathing", 12)).toEqual(["The Arch,", "Breathing"]);
  expect(broken("Versorgungsgraben", 8)).toEqual(["Versorgungsgraben"]);
  expect(broken("", 8)).toEqual([]);
});
