/** A scenario that somebody wrote: looked at by the server before a table is opened with it. */
import { Refused } from "../wire/http";
import { lookAtOwn, type OwnScenario } from "../wire/api";
import { explained } from "../texts/errors";
import { app, t } from "./app.svelte";

/** A scenario that can be played, with its text; or what is wrong with it, line by line. */
export type Looked = { own: OwnScenario & { text: string } } | { why: string; problems: string[] };

/** What it is called: in the reader's language, in English, or in whichever there is; "" for one of the box. */
export function titleIn(titles: Record<string, string> | undefined, lang = app.texts.lang): string {
  return titles?.[lang] ?? titles?.["en"] ?? Object.values(titles ?? {})[0] ?? "";
}

/** What is said of it, in the words of a game that calls it something else: a planet. texts: web-own-choose, web-own-hint, web-own-chosen */
export function ownWords(game: string, what: "choose" | "hint" | "chosen"): string {
  const called = `${game}-own-${what}`;
  return t(app.texts.has(called) ? called : `web-own-${what}`);
}

/** Nothing larger than the game takes is read or sent. */
export async function lookAt(game: string, most: number, file: Blob): Promise<Looked> {
  try {
    if (file.size > most) throw new Refused("own-too-large", "", { most: Math.floor(most / 1024) });
    const text = await file.text();
    return { own: { ...(await lookAtOwn(game, text)), text } };
  } catch (error) {
    const told = error instanceof Refused ? (error.args as Record<string, unknown>)["problems"] : undefined;
    return { why: explained(error), problems: Array.isArray(told) ? told.map(String) : [] };
  }
}
