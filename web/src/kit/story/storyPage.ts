/** A page of the story: read by several people at the same time, confirmed by each (docs/story-pages.md). */
import type { At, Value } from "../../wire/types";

export interface StoryPage {
  id: string;
  speaker: string; // "" for none
  mood: Mood;
  paragraphs: string[]; // message ids
  readers: number[]; // seats
  read: number[]; // those of them who have read it, while somebody still reads
}

export const MOODS = ["calm", "tense", "grim", "bright"] as const;
export type Mood = (typeof MOODS)[number];

/** The kind of the questions that ask somebody to read, and of the event that tells of the page. */
export const PAGE = "page";
/** The kind of the event that tells what was chosen on a page. */
export const CHOSEN = "page-chosen";
/** The only answer to a page without choices. */
export const READ = "read";

const words = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
const numbers = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];

/** The page in the facts of its event or its question; null where they tell of none. */
export function pageOf(facts: At | null | undefined): StoryPage | null {
  const id = facts?.["page"];
  if (typeof id !== "string") return null;
  const { speaker, mood } = facts!;
  return {
    id,
    speaker: typeof speaker === "string" ? speaker : "",
    mood: MOODS.find((one) => one === mood) ?? "calm",
    paragraphs: words(facts!["paragraphs"]),
    readers: numbers(facts!["readers"]),
    read: numbers(facts!["read"]),
  };
}
