/** The names and words of games, for the screens that list them. */
import { app, t } from "./app.svelte";

/** What people call it: in the reader's language, else by its title. */
export function gameName(game: string): string {
  return gameText(game, "name") ?? app.games.find(({ name }) => name === game)?.title ?? game;
}

/** A text about a game, such as "home-tale"; undefined if it has none. */
export function gameText(game: string, what: string): string | undefined {
  const id = `web-${game}-${what}`;
  return app.texts.has(id) ? t(id) : undefined;
}
