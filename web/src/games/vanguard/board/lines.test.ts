import { expect, test } from "vitest";
import { broken, fitted, raised } from "./lines";

test("words stand in as few lines as they need, and stay whole", () => {
  expect(broken("Service Trench", 20)).toEqual(["Service Trench"]);
  expect(broken("The Arch, Breathing", 12)).toEqual(["The Arch,", "Breathing"]);
  expect(broken("Versorgungsgraben", 8)).toEqual(["Versorgungsgraben"]);
  expect(broken("", 8)).toEqual([]);
});

test("larger letters take more lines, and a card of more lines reaches higher", () => {
  expect(fitted("Gestrandete Boje", 20, 182)).toHaveLength(1);
  expect(fitted("Gestrandete Boje", 34, 182)).toHaveLength(2);
  expect(raised(1, 25)).toBe(0);
  expect(raised(2, 25)).toBeGreaterThan(15);
});
