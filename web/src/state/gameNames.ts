/** The names and words of games, for the screens that list them. */
import type { Table } from "../wire/types";
import { app, t } from "./app.svelte";
import { titleIn } from "./ownScenario";

/** What people call it: in the reader's language, else by its title. */
export function gameName(game: string): string {
  return gameText(game, "name") ?? app.games.find(({ name }) => name === game)?.title ?? game;
}

/** A text about a game, such as "home-tale"; undefined if it has none. */
export function gameText(game: string, what: string): string | undefined {
  const id = `web-${game}-${what}`;
  return app.texts.has(id) ? t(id) : undefined;
}

/** What is played at a table: the game, and its scenario if it has any. */
export function playedAt({ game, scenario, own_titles }: Pick<Table, "game" | "scenario" | "own_titles">): string[] {
  return [gameName(game), ...(scenario ? [titleIn(own_titles) || t(`${game}-scenario-${scenario}`)] : [])];
}
