/** What a screen reader says of things on the planet. */
import { t } from "../../../state/app.svelte";
import type { SectorFacts } from "../box";
import type { BoardFacts } from "../facts.svelte";
import { cardName, crewName, poiName, sectorRef } from "../names";
import { exploring, sectorOf, type VanguardState } from "../state";
import type { Course } from "./layout";

/** The Sector, its biomes, what lies there and who stands there. */
export function sectorLabel(state: VanguardState, { number, biomes }: SectorFacts, known: BoardFacts | null): string {
  const piece = sectorOf(state, number);
  const poi = piece?.pois.at(-1);
  const log = known?.sectors[number]?.log;
  const parts = [
    ...(known?.sectors[number]?.biomes ?? biomes).map((biome) => t(`vanguard-biome-${biome}`)),
    ...(piece?.shut ? [t("web-vanguard-sector-closed")] : []),
    ...(poi ? [poiName(state.planet, poi)] : []),
    ...(log ? [t("web-vanguard-log", { log })] : []),
    ...(state.lander.sector === number ? [t("web-vanguard-lander")] : []),
    ...exploring(state).filter((who) => who.sector === number).map(crewName),
    ...state.threats.filter((threat) => threat.sector === number).map(({ card }) => cardName(card)),
  ];
  return [t("web-vanguard-sector", { number, name: sectorRef(state.planet, number) }), ...new Set(parts)].join(", ");
}

export function pathLabel(state: VanguardState, { facts: { start, end, one_way } }: Course, now: "open" | "closed" | "unknown"): string {
  const name = t(one_way ? "web-vanguard-path-one-way" : "web-vanguard-path", {
    from: sectorRef(state.planet, start),
    to: sectorRef(state.planet, end),
  });
  return now === "closed" ? `${name}, ${t("web-vanguard-path-closed")}` : name;
}
