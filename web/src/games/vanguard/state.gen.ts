// Written by tools/fields.py from src/starboard/games/vanguard/state/declared.py: change that, then run `make fields`.

/** A list whose owner reads it while the others count it. */
export type Hidden<T = string> = T[] | number;

export type Mode = "tutorial" | "expedition";
export type Section = "security" | "recon" | "science" | "engineering";
export type Colour = "red" | "green" | "blue";
export type Status = "exploring" | "dead" | "gone";
export type Step = "set-up" | "landing" | "landed" | "round" | "turn" | "turn-end" | "event" | "docking" | "over";
export type Ending = "" | "lift-off" | "evacuation" | "mission" | "nobody" | "aborted";
export type Span = "check" | "turn" | "round" | "mission";

/** The unordered cards, those known to lie on top and at the bottom (with who knows them), and the discard pile. */
export interface Deck {
  cards: number; // in no order
  top: string[];
  bottom: string[];
  discard: string[];
}

/** An Injury card in one of the three slots of a crew board (VAN-INJURY-01). */
export interface Injury {
  name: string;
  slot: number; // from the left; one that was emptied is filled again (VAN-INJURY-01)
  covered: boolean; // face down: inactive, but counted (VAN-INJURY-09)
  struck: boolean; // it has received an Injury die in this step 6 (VAN-INJURYDIE-03)
}

/** An ability that was used, for those that are limited: once per turn, round or mission (V11, V12). */
export interface Used {
  card: string;
  ability: number;
  span: Span;
}

/** An equipment card: carried, or its token lies in a Sector (VAN-GEAR-07, VAN-GEAR-09). */
export interface Gear {
  card: string;
  sector: number; // where its token lies; 0: it is carried
  other_end: number; // of a ropeway: the Sector of its second end
}

/** A crew member of the Away Team with its board (VAN-TEAM-05). */
export interface CrewMember {
  seat: number;
  section: Section;
  card: string;
  rank: number;
  sector: number;
  status: Status;
  ended: boolean; // its Turn token shows "turn ended" (VAN-TURN-02)
  available: string[]; // Section dice in slots (VAN-DICE-01)
  spent: string[];
  sacrificed: string[]; // in the Section compartment until the exploration is over
  injury_dice: Colour[]; // the columns that have one (VAN-SLOT-04)
  injuries: Injury[];
  hand: string[];
  deck: Deck;
  removed: string[]; // Section cards that were sacrificed (VAN-CARD-12)
  charges: number;
  gear: Gear[];
  core: boolean; // it carries what a planet lets carry
}

/** A Section die in the Roll Pool: whose it is and what it shows (VAN-ROLL-04). */
export interface CheckDie {
  kind: string;
  owner: Section;
  face: string;
}

/** An Injury die of the active crew member in the check (VAN-ROLL-08). */
export interface RolledInjury {
  face: string;
  done: boolean; // resolved, or ignored
}

/** A Danger die of the check, with the letter it is read by (VAN-DANGER-04). */
export interface RolledDanger {
  letter: string;
  face: string;
  done: boolean;
}

/** A Dice Check that is being made (VAN-ROLL-02). */
export interface Check {
  who: Section;
  action: string; // the name of a Special Action, or "prepare"
  sector: number; // of the card (VAN-ROLL-22)
  step: number;
  dice: CheckDie[]; // the Roll Pool
  injuries: RolledInjury[];
  dangers: RolledDanger[];
  helpers: Section[]; // who was there to help when it began (VAN-ASSIST-01)
  helped: Section[]; // helpers who have played their card (VAN-ASSIST-04)
  converts: [string, string][]; // further Convert Abilities: colour or "any", icon
  doubled: string[]; // icons that count twice
  kept: [number, string][]; // so many unused dice of a filter go back to the board in step 9
  combos: number; // triggered so far
  advanced: boolean; // the green track was advanced in this check
  echo: boolean; // an Accident in the pool will be heard, where a planet says so
  marked: string; // the row with the marker (VAN-RESULT-01)
}

/** A Sector as it is now: the POI cards in it, what lies there, whether it is in play. */
export interface SectorPiece {
  number: number;
  pois: string[]; // the top one last; a printed one is called by its id too
  marks: Record<string, number>; // flags of the Sector (VAN-SECTOR-06)
  shut: boolean;
  visited: boolean;
}

/** A marker on a track of a card (VAN-TRACK-01). */
export interface Track {
  action: string;
  sector: number; // of the POI; 0: the card lies in no Sector
  colour: string;
  at: number;
}

/** A Time token on a card (VAN-TIME-02). */
export interface Clock {
  card: string;
  sector: number; // of the POI; 0: the card lies in no Sector
  at: number;
  held: number; // it does not advance up to and including this round
}

/** A universal marker on a card: an action that is not offered again this visit. */
export interface Marked {
  action: string;
  sector: number;
}

/** A Threat on the board: its main standee and the others (VAN-THREAT-02). */
export interface Threat {
  card: string;
  sector: number;
  secondary: number[];
  dulled: number; // so many of its next attacks do nothing
}

/** Lead tokens on the Discovery deck of a type (VAN-LEAD-02). */
export interface LeadPile {
  type: string;
  tokens: string[];
}

/**  */
export interface DiscoveryDeck {
  type: string;
  deck: Deck;
}

/** What is written down of a planet when it is left, for a later visit (VAN-END-07, SHIP-RECORD-02). */
export interface PlanetRecord {
  planet: string;
  visits: number; // so far
  sectors: SectorPiece[]; // POIs and flags
  threats: Threat[];
  face_down: number[]; // Unique Discoveries that were not found
  done: string[]; // Missions
  clues: [string, number, number][];
}

/** The Lander: its Mods, what it can hold (VAN-LANDER-03). */
export interface Lander {
  card: string;
  sector: number; // of the standee; 0: it is not on the planet
  supplies: number;
  most_supplies: number;
  discoveries: number; // how many may be brought home
  mods: string[];
  rolls: number; // of the landing that are still to be made (VAN-LANDING-01)
  later: string[]; // rows of the Landing card that wait for the touchdown
  damaged: boolean; // it comes back damaged (VAN-EVAC-03)
}

/** The whole table. */
export interface VanguardState {
  mode: Mode;
  options: string[];
  planet: string;
  seats: string[][]; // the Sections that each seat controls (VAN-PLAYERS-01)
  step: Step;
  round: number;
  crew: CrewMember[]; // in seating order (VAN-ROUND-03)
  start: string; // who has the Start token
  active: string; // whose turn it is
  actions: number; // left in this turn (VAN-TURN-01)
  special: boolean; // a Special Action was performed in this turn (VAN-ACTION-02)
  asked: number; // counts questions that others may step into
  check: Check | null;
  event: string; // revealed and not resolved yet
  events_drawn: number; // in this round
  sectors: SectorPiece[];
  opened: string[]; // Paths that were opened or shut by what happened
  shut: string[];
  condition: string; // the Global Condition card; "": the printed one (VAN-GLOBAL-01)
  tracks: Track[];
  clocks: Clock[];
  marked: Marked[];
  missions: string[]; // revealed, not completed
  completed: string[];
  failed: string[];
  threats: Threat[];
  lander: Lander;
  success: number; // Success tokens (VAN-SUCCESS-01)
  gained: number; // of them in this exploration, given back or not
  event_deck: Deck;
  injuries: Record<string, number>; // cards left by name
  lead_bag: string[];
  leads: LeadPile[];
  leads_aside: string[]; // beside the bag until the next exploration
  decks: DiscoveryDeck[];
  discoveries: string[]; // on the Lander
  face_down: number[]; // Unique Discoveries on the planet's space (VAN-UNIQUE-01)
  uniques: number[]; // found
  gear: Gear[]; // tokens on the board, whoever has placed them (VAN-GEAR-09)
  used: Used[];
  rank_up: string;
  ranked_up: boolean; // it shows its completed side
  counters: Record<string, number>; // what Rank-Up cards count
  read: string[]; // Logs that were read
  flags: string[]; // of the campaign
  won_gear: string[]; // what comes to the Armory on docking
  projects: string[];
  advances: number; // stages that production projects of the ship advance on docking
  purchases: number; // of dice, one for every Section each (VAN-BUYDICE-01)
  clues: [string, number, number][]; // "is" or "not", a place in the order, a Sector
  calm: boolean; // Danger icons on Paths are ignored this visit
  core: number; // where the core lies; 0: it is seated, or somebody carries it
  visits: number; // earlier visits to the planet
  state: string; // how the planet was found on a later visit
  act: number; // of the campaign
  objectives: string[];
  done_before: string[]; // Missions completed on earlier visits
  dead: string[]; // crew cards of those who died
  ending: Ending;
  speaker: number; // the seat that decides for the team while nobody is active
}
