/** The rules reference of a game in the reader's language, fetched once; every rule can be looked up by its id. */
import { get } from "../wire/http";
import type { RulesReference, RuleText } from "../wire/types";
import { app } from "./app.svelte";

export interface Rules extends RulesReference {
  byId: Map<string, RuleText>;
}

const books = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, lang: string): Promise<Rules> {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = load(game, lang);
    // What failed is tried again the next time somebody asks.
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

export function searchRules(game: string, lang: string, words: string): Promise<RuleText[]> {
  const query = new URLSearchParams({ lang, q: words });
  return get<RuleText[]>(`/api/rules/${encodeURIComponent(game)}/search?${query}`);
}

async function load(game: string, lang: string): Promise<Rules> {
  const query = new URLSearchParams({ lang });
  const [reference] = await Promise.all([
    get<RulesReference>(`/api/rules/${encodeURIComponent(game)}?${query}`),
    app.learn(game), // the names of its chapters
  ]);
  const all = reference.chapters.flatMap((chapter) => chapter.rules);
  return { ...reference, byId: new Map(all.map((rule) => [rule.id, rule])) };
}

const RULE_ID = /\b[A-Z]{2,5}-[A-Z]+-\d+[a-z]?\b/g;

/** A text in pieces, so that the ids of other rules in it can become links. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  const found: { text: string; rule: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE_ID)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), rule: false });
    found.push({ text: match[0], rule: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), rule: false });
  return found;
}
