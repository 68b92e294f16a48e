import { expect, test } from "vitest";
import { credits } from "./credits";

test("an author is named once, with the icons of all lists", () => {
  const lists: Record<string, string[]>[] = [{ Ada: ["gear", "axe"] }, { Ada: ["gear", "bolt"], Grace: ["moth"] }];
  expect(credits(lists)).toEqual([
    { author: "Ada", icons: ["axe", "bolt", "gear"] },
    { author: "Grace", icons: ["moth"] },
  ]);
});

test("the icons of the house and of every game have their authors on the about page", () => {
  const listed = credits().flatMap(({ icons }) => icons);
  expect(listed).toContain("radar-sweep");
  expect(listed.length).toBeGreaterThan(100);
});
