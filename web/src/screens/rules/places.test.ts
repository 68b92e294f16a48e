import { expect, test, vi } from "vitest";
import type { Chapter } from "./places";

vi.mock("../../state/app.svelte", () => ({ app: {}, t: (id: string) => id }));
const { chapterOf } = await import("./places");

const chapter = (id: string): Chapter => ({ id, name: id, rules: [] });
const all = [chapter("int"), chapter("noise"), chapter("intplayer")];

test("a rule is in the chapter its id names, and so is the id's beginning alone", () => {
  expect(chapterOf(all, "NEM-NOISE-06")?.id).toBe("noise");
  expect(chapterOf(all, "NEM-NOISE")?.id).toBe("noise");
  expect(chapterOf(all, "nem-noise-06")?.id).toBe("noise");
});

test("a chapter is found by its whole name, not by how the name begins", () => {
  expect(chapterOf(all, "NEM-INTPLAYER-01")?.id).toBe("intplayer");
  expect(chapterOf(all, "NEM-INTP-01")).toBeUndefined();
});

test("what names no chapter is in none", () => {
  expect(chapterOf(all, "NEM-NOWHERE-01")).toBeUndefined();
  expect(chapterOf(all, "NEM")).toBeUndefined();
  expect(chapterOf(all, "")).toBeUndefined();
  expect(chapterOf([], "NEM-NOISE-06")).toBeUndefined();
});
