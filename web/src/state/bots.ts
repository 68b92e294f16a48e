/** Bots in words. */
import { app, t } from "./app.svelte";

// texts: web-bot-scripted, web-bot-random
/** How a bot plays, for people; one that has no words yet goes by its own name. */
export function botCalled(name: string): string {
  const id = `web-bot-${name}`;
  return app.texts.has(id) ? t(id) : name;
}
