/** Where things are in the rules: chapters by their id, rules with their neighbours, and the addresses of both. */
import { app, t } from "../../state/app.svelte";
import type { Rules } from "../../state/rules.svelte";
import type { RuleText } from "../../wire/types";

export interface Chapter {
  id: string; // noise
  name: string;
  rules: RuleText[];
}

// texts: web-chapter-gen, web-chapter-setup, web-chapter-turn, web-chapter-event, web-chapter-bag, web-chapter-moment,
// web-chapter-explore, web-chapter-token, web-chapter-item, web-chapter-action, web-chapter-craft, web-chapter-move,
// web-chapter-noise, web-chapter-encounter, web-chapter-combat, web-chapter-die, web-chapter-injury, web-chapter-escape,
// web-chapter-attack, web-chapter-wound, web-chapter-death, web-chapter-marker, web-chapter-intruder, web-chapter-tech,
// web-chapter-door, web-chapter-contam, web-chapter-signal, web-chapter-computer, web-chapter-room, web-chapter-selfd,
// web-chapter-airlock, web-chapter-nest, web-chapter-pod, web-chapter-hib, web-chapter-engine, web-chapter-coord,
// web-chapter-win, web-chapter-end, web-chapter-check, web-chapter-obj, web-chapter-weak, web-chapter-char,
// web-chapter-solo, web-chapter-coop, web-chapter-intplayer, web-chapter-alt
export function chapters(rules: Rules): Chapter[] {
  return rules.chapters.map(({ id, rules }) => {
    const message = `web-chapter-${id}`;
    return { id, name: app.texts.has(message) ? t(message) : id, rules };
  });
}

/** The chapter that a rule or its id's beginning belongs to: NEM-NOISE-06 and NEM-NOISE are both in noise. */
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
