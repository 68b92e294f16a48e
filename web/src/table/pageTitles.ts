/** Pages of the story that the log names: their titles come with their words, once for each page (docs/story-pages.md). */
import { PAGE } from "../kit/story/storyPage";
import type { Arg, GameEvent } from "../wire/types";

const isCalled = (arg: Arg, title: string): boolean => typeof arg === "object" && !Array.isArray(arg) && arg.ref === title;

/** The pages among these events whose lines want a title that nobody has fetched yet. */
export function untitledPages(game: string, events: GameEvent[], known: (message: string) => boolean): string[] {
  const pages = events.flatMap(({ kind, args, say }): string[] => {
    const page = kind === PAGE ? args?.["page"] : undefined;
    if (typeof page !== "string") return [];
    const title = `${game}-page-${page}`;
    return !known(title) && Object.values(say.args ?? {}).some((arg) => isCalled(arg, title)) ? [page] : [];
  });
  return [...new Set(pages)];
}
