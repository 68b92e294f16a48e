/**
 * Icons of game-icons.net (CC BY 3.0) as virtual modules: `virtual:game-icons/games/<game>` has exactly the icons that
 * src/games/<game>/icons.ts names, so that a game's icons are loaded with that game.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULE = "virtual:game-icons/";
const SOURCE = new URL("../src/", import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

function wanted(folder: string): string[] {
  const list = readFileSync(new URL(`${folder}/icons.ts`, SOURCE), "utf8");
  return [...list.matchAll(/"([a-z0-9-]+)"/g)].map((match) => match[1]!);
}

function bodies(folder: string): Record<string, string> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const found: Record<string, string> = {};
  for (const name of wanted(folder)) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`src/${folder}/icons.ts: game-icons has no icon ${name}`);
    found[name] = icon.body;
  }
  return found;
}

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${MODULE}`) ? `export default ${JSON.stringify(bodies(id.slice(MODULE.length + 1)))};` : undefined,
  };
}
