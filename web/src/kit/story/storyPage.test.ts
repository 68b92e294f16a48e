import { expect, test } from "vitest";
import { pageOf } from "./storyPage";

const FACTS = { page: "arrival", speaker: "broker", mood: "tense", paragraphs: ["a-1", "a-2"], readers: [0, 1, 3], read: [1] };

test("a page is read from the facts that the view tells of it", () => {
  expect(pageOf(FACTS)).toEqual({ id: "arrival", speaker: "broker", mood: "tense", paragraphs: ["a-1", "a-2"], readers: [0, 1, 3], read: [1] });
});

test("an unknown mood is calm, nobody may speak, and other events are no pages", () => {
  expect(pageOf({ page: "arrival", mood: "sleepy", paragraphs: [] })).toMatchObject({ mood: "calm", speaker: "", read: [] });
  expect(pageOf({ choice: "crate" })).toBeNull();
  expect(pageOf(null)).toBeNull();
});
