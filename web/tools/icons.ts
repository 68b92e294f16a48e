/** Icons of game-icons.net (CC BY 3.0), only those that are named in src/icons/names.ts, as a virtual module. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULE = "virtual:game-icons";
const NAMES = new URL("../src/icons/names.ts", import.meta.url);

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

function wanted(): string[] {
  return [...readFileSync(NAMES, "utf8").matchAll(/"([a-z0-9-]+)"/g)].map((match) => match[1]!);
}

function bodies(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
  const found: Record<string, string> = {};
  for (const name of wanted()) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`src/icons/names.ts: game-icons has no icon ${name}`);
    found[name] = icon.body;
  }
  return found;
}

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(bodies())};` : undefined),
  };
}
