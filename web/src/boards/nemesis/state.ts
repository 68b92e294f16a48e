/**
 * The table of Nemesis as a seat sees it. What the seat may not know arrives as "?", as the back of the card ("?red"),
 * or as a mere count; what nobody has looked at is an empty word.
 */

/** A list whose owner reads it while the others count it. */
export type Hidden = string[] | number;

export type CharacterName = "captain" | "pilot" | "scientist" | "scout" | "soldier" | "mechanic";
export type IntruderKind = "larva" | "creeper" | "adult" | "breeder" | "queen";
export type Fate = "alive" | "dead" | "hibernating" | "escaped";

export const OPEN_DOOR = 0;
export const CLOSED_DOOR = 1;
export const DESTROYED_DOOR = 2;
export const NOBODY = -1;
/** The Self-Destruct track without a marker. */
export const INACTIVE = -1;

/** A deck: how many cards are left, what this seat knows of its ends, and the open discard pile. */
export interface Deck {
  cards: number;
  top: string[];
  bottom: string[];
  discard: string[];
}

/** A Heavy Item or an Object in a Hand slot. */
export interface Held {
  item: string;
  ammo: number;
  added: string[]; // cards Added to it
  tape: number; // things with the same tape (not 0) share a Hand slot
}

export interface Pod {
  number: number;
  section: "A" | "B";
  unlocked: boolean;
  gone: boolean;
}

export interface Intruder {
  id: number;
  kind: IntruderKind;
  room: number;
  injuries: number;
  token: string;
}

export interface Character {
  seat: number;
  number: number; // of the player
  name: CharacterName | ""; // "" before the draft
  status: Fate;
  room: number; // 0 while in a pod or out of the game
  pod: number; // 0 for none
  passed: boolean;
  hand: Hidden;
  deck: number;
  discard: string[];
  light: number;
  wounds: string[]; // Serious Wounds not dressed
  dressed: string[];
  slimed: boolean;
  signal: boolean;
  larva: boolean;
  inventory: string[]; // a name, or its back: "?red"
  held: Held[];
  quests: string[]; // not yet activated
  objectives: string[]; // "?" for what this seat does not know
  draft: string[];
  looking: Hidden; // cards the player is just choosing from
  unbound: boolean;
  left_behind: boolean;
  hunt: Hidden; // Intruder Action cards
}

export interface NemesisState {
  mode: "semi-coop" | "coop" | "solo";
  options: string[];
  map: "basic" | "alternative";
  step: string;
  turn: number;
  first: number;
  active: number; // the seat whose round it is, or NOBODY
  actions: number; // performed in the current round
  doing: string; // the Action being performed
  time: number;
  self_destruct: number; // or INACTIVE
  hibernation_open: boolean;
  pods_opened: boolean;
  met: boolean; // whether an Intruder has ever appeared
  first_death: number;
  players: Character[]; // by seat
  intruders: Intruder[];
  bag: Record<string, number>; // tokens by kind
  pool: Record<string, number>;
  eggs: number; // in the Nest
  egg_supply: number;
  nest_destroyed: boolean;
  queen_killed: boolean;
  /** Lists by Room number; index 0 is not a Room. */
  tiles: string[];
  explored: boolean[];
  basic_left: number;
  additional_left: number;
  tokens: string[]; // Exploration tokens: "?", "-" once resolved, or "fire-2" for who has looked
  tokens_left: number;
  items: number[];
  fire: boolean[];
  malfunction: boolean[];
  /** By place: the Corridors in the board's order, then one place for each network of Technical Corridors. */
  noise: boolean[];
  doors: number[]; // by Corridor
  lying: [room: number, thing: string][];
  pods: Pod[];
  engines: string[]; // by Engine number: "?", "working", "damaged"
  coordinates: number | string; // 0, the card's number, or "?"
  destination: string; // A to D
  weaknesses: string[]; // revealed ones, by slot: Corpse, Egg, Carcass
  weaknesses_left: number;
  airlock: number; // the Room being vented, or 0
  events_deck: Deck;
  attacks: Deck;
  wounds: Deck;
  contamination: number;
  red: Deck;
  yellow: Deck;
  green: Deck;
  crafted: string[];
  objectives: string[]; // open to all, in the cooperative mode
  personal_left: number;
  corporate_left: number;
  quiet_turn: boolean;
  hunter: number; // the seat of the Intruder player, or NOBODY
  hunter_deck: Deck;
  ending: string;
  ship_destroyed: boolean;
  reached: string;
  winners: number[];
  fates: string[];
}

/** How many there are, whether one may read them or only count them. */
export const count = (hidden: Hidden): number => (typeof hidden === "number" ? hidden : hidden.length);
