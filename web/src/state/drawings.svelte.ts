/** The drawings of games and their texts, fetched with the first table of each. */
import { PLUGINS } from "../games";
import type { GameDrawings } from "../kit/drawings";
import { app } from "./app.svelte";

let loaded = $state.raw<Record<string, GameDrawings>>({});

/** What draws this game; undefined until `loadDrawings` has fetched it. */
export const drawingsOf = (game: string | undefined): GameDrawings | undefined => (game ? loaded[game] : undefined);

export async function loadDrawings(game: string): Promise<GameDrawings> {
  const known = loaded[game];
  if (known) return known;
  const fetchDrawings = PLUGINS[game]?.drawings ?? (() => import("../kit/plain/drawings"));
  const [{ default: drawings }] = await Promise.all([fetchDrawings(), app.learn(game)]);
  loaded = { ...loaded, [game]: drawings };
  return drawings;
}
