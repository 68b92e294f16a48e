/** A campaign's tree read for its page: how deep a chapter lies, how it ended, where the campaign goes on. */
import type { Campaign, Chapter } from "../../wire/types";

export const BEGINNING = 0; // instead of a chapter's number

/** How a chapter stands for its reader. `over`: nobody knows any more who won. */
export type Standing = "lobby" | "playing" | "won" | "lost" | "over";

/** The chapter that would come next: it goes on from `after`, with one of these scenarios. */
export interface NextChapter {
  after: number;
  branch: number;
  scenarios: string[];
}

export function chapterOf({ chapters }: Campaign, number: number): Chapter | undefined {
  return chapters[number - 1];
}

/** The chapters that led here, itself included, the first one first. */
export function pathTo(campaign: Campaign, number: number): Chapter[] {
  const path: Chapter[] = [];
  for (let chapter = chapterOf(campaign, number); chapter; chapter = chapterOf(campaign, chapter.parent)) path.unshift(chapter);
  return path;
}

/** What people call "chapter 4": the fourth on its way, whatever else was played. */
export const depthOf = (campaign: Campaign, number: number): number => pathTo(campaign, number).length;

export const goingOnFrom = ({ chapters }: Campaign, number: number): Chapter[] =>
  chapters.filter(({ parent }) => parent === number);

export function standing({ over, status, results, seat, seats }: Chapter): Standing {
  if (!over) return status === "lobby" ? "lobby" : "playing";
  const winners = results?.["winners"];
  if (!Array.isArray(winners)) return "over";
  // Whoever did not sit there sees how it went for the people who did.
  const eyes = seat === null ? seats.flatMap(({ person }, at) => (person ? [at] : [])) : [seat];
  return eyes.some((one) => winners.includes(one)) ? "won" : "lost";
}

/** A branch from a chapter's end, or (0) from the beginning; null where nothing can follow. */
export function branchFrom(campaign: Campaign, number: number): NextChapter | null {
  const scenarios = number === BEGINNING ? campaign.first : (chapterOf(campaign, number)?.following ?? []);
  return scenarios.length ? { after: number, branch: goingOnFrom(campaign, number).length, scenarios } : null;
}

/** A chapter once more, from where it began; the one that was played stays. */
export function again(campaign: Campaign, { parent, scenario }: Chapter): NextChapter | null {
  const branch = branchFrom(campaign, parent);
  return branch && { ...branch, scenarios: [scenario] };
}

/** Where the campaign goes on by itself: a chapter that is being played, or the next one; null where it has ended. */
export function goesOn(campaign: Campaign): Chapter | NextChapter | null {
  const latest = campaign.chapters.at(-1);
  if (latest && !latest.over) return latest;
  return branchFrom(campaign, latest?.number ?? BEGINNING);
}

export const isBegun = (one: Chapter | NextChapter): one is Chapter => "number" in one;
