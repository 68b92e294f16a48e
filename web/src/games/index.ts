/** Games are found by their folders: `web/src/games/<game>/index.ts`. Adding one touches nothing else here. */
import type { GamePlugin } from "../kit/plugin";

const FOUND = import.meta.glob<GamePlugin>("./*/index.ts", { eager: true, import: "default" });

/** By the name of the folder, which is the game's name on the server. */
export const PLUGINS: Record<string, GamePlugin> = Object.fromEntries(
  Object.entries(FOUND).map(([path, plugin]) => [path.split("/")[1]!, plugin]),
);
