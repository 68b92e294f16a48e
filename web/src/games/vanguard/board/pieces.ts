/** Who stands where on the planet: crew and Threats beside each other in their Sectors. */
import type { Point } from "../../../kit/geometry";
import type { PlanetFacts } from "../box";
import { exploring, type CrewMember, type Threat, type VanguardState } from "../state";
import { placeOf, row } from "./layout";

export interface Standing extends Point {
  name: string; // the target
  who?: CrewMember;
  threat?: Threat;
  small?: boolean; // one of a Threat's further standees
}

type Piece = Omit<Standing, "x" | "y"> & { sector: number };

function piecesOf(state: VanguardState): Piece[] {
  const crew = exploring(state).map((who): Piece => ({ name: `crew-${who.section}`, who, sector: who.sector }));
  const threats = state.threats.flatMap((threat): Piece[] => [
    { name: `threat-${threat.card}`, threat, sector: threat.sector },
    ...threat.secondary.map((sector, at): Piece => ({ name: `threat-${threat.card}-${at}`, threat, small: true, sector })),
  ]);
  return [...crew, ...threats];
}

export function standing(state: VanguardState, { sectors }: Pick<PlanetFacts, "sectors">): Standing[] {
  const all = piecesOf(state);
  return sectors.flatMap((sector) => {
    const here = all.filter((piece) => piece.sector === sector.number);
    const { x, y } = placeOf(sector);
    const places = row(here.length, 28);
    return here.map(({ sector: _, ...piece }, at) => ({ ...piece, x: x + places[at]!.x, y: y + places[at]!.y }));
  });
}
