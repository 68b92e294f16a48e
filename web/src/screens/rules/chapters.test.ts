import { expect, test, vi } from "vitest";
import type { Chapter } from "./chapters";

vi.mock("../../state/app.svelte", () => ({ app: {}, t: (id: string) => id }));
const { chapterOf } = await import("./chapters");

const chapter = (id: string): Chapter => ({ id, name: id, rules: [] });
const all = [chapter("int"), chapter("noise"), chapter("intplayer")];

test("a rule is in the chapter its id names, and so is the id's beginning alone", () => {
  expect(chapterOf(all, "GAME-NOISE-06")?.id).toBe("noise");
  expect(chapterOf(all, "GAME-NOISE")?.id).toBe("noise");
  expect(chapterOf(all, "game-noise-06")?.id).toBe("noise");
});

test("a chapter is found by its whole name, not by how the name begins", () => {
  expect(chapterOf(all, "GAME-INTPLAYER-01")?.id).toBe("intplayer");
  expect(chapterOf(all, "GAME-INTP-01")).toBeUndefined();
});

test("what names no chapter is in none", () => {
  expect(chapterOf(all, "GAME-NOWHERE-01")).toBeUndefined();
  expect(chapterOf(all, "GAME")).toBeUndefined();
  expect(chapterOf(all, "")).toBeUndefined();
  expect(chapterOf([], "GAME-NOISE-06")).toBeUndefined();
});
