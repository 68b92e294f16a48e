/** Where things are in the rules: chapters by their id, rules with their neighbours, and the addresses of both. */
import { app, t } from "../../state/app.svelte";
import type { Rules } from "../../state/rules.svelte";
import type { RuleText } from "../../wire/types";

export interface Chapter {
  id: string; // noise
  name: string;
  rules: RuleText[];
}

/** A game names its chapters in messages such as `web-<game>-chapter-setup`; one without a name goes by its id. */
export function chapters(game: string, rules: Rules): Chapter[] {
  return rules.chapters.map(({ id, rules }) => {
    const message = `web-${game}-chapter-${id}`;
    return { id, name: app.texts.has(message) ? t(message) : id, rules };
  });
}

/** The chapter that a rule or its id's beginning belongs to: of GAME-NOISE-06 and GAME-NOISE both, it is noise. */
export function chapterOf(all: Chapter[], id: string): Chapter | undefined {
  const part = id.split("-")[1]?.toLowerCase();
  return all.find((chapter) => chapter.id === part);
}

export function neighbours(all: Chapter[], id: string): { before?: RuleText; after?: RuleText } {
  const rules = all.flatMap((chapter) => chapter.rules);
  const at = rules.findIndex((rule) => rule.id === id);
  return { before: rules[at - 1], after: rules[at + 1] };
}

export const ruleAddress = (game: string, id: string): string => `/rules/${game}/${id}`;

export function chapterAddress(game: string, chapter: Chapter): string {
  const first = chapter.rules[0]?.id ?? chapter.id;
  return `/rules/${game}/${first.slice(0, first.lastIndexOf("-"))}`;
}
