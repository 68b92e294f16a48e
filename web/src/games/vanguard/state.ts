/** The table of ISS Vanguard as a seat sees it; the types are generated from the game's declarations. */
import type { Colour, CrewMember, Deck, SectorPiece, VanguardState } from "./state.gen";

export type * from "./state.gen";

export const COLOURS: readonly Colour[] = ["red", "green", "blue"];

export const crewOf = (state: VanguardState, seat: number): CrewMember[] => state.crew.filter((who) => who.seat === seat);

export const memberOf = (state: VanguardState, section: unknown): CrewMember | undefined =>
  state.crew.find((who) => who.section === section);

export const sectorOf = (state: VanguardState, number: number): SectorPiece | undefined =>
  state.sectors.find((one) => one.number === number);

/** Whoever is on the planet: the dead and those who have left stand in no Sector. */
export const exploring = (state: VanguardState): CrewMember[] => state.crew.filter(({ status }) => status === "exploring");

/** All cards of a deck that nobody has drawn. */
export const deckSize = ({ cards, top, bottom }: Deck): number => (Array.isArray(cards) ? cards.length : cards) + top.length + bottom.length;
