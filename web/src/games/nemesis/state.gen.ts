// Written by tools/fields.py from src/starboard/games/nemesis/state/declared.py: change that, then run `make fields`.

/** A list whose owner reads it while the others count it. */
export type Hidden<T = string> = T[] | number;

export type CharacterName = "captain" | "pilot" | "scientist" | "scout" | "soldier" | "mechanic";
export type IntruderKind = "larva" | "creeper" | "adult" | "breeder" | "queen";
export type Status = "alive" | "dead" | "hibernating" | "escaped";
export type Section = "A" | "B";
export type Mode = "semi-coop" | "coop" | "solo";
export type BoardName = "basic" | "alternative";

/** The unordered cards, those known to lie on top and at the bottom (with who knows them), and the discard pile. */
export interface Deck {
  cards: number; // in no order
  top: string[];
  bottom: string[];
  discard: string[];
}

/** A Heavy Item or an Object in a Hand slot. */
export interface Held {
  item: string;
  ammo: number;
  added: string[]; // cards Added to it (NEM-ITEM-23)
  tape: number; // things with the same tape (not 0) share a Hand slot (NEM-ITEM-24)
}

/** An Escape Pod of one of the two Evacuation Sections (NEM-POD-01). */
export interface Pod {
  number: number;
  section: Section;
  unlocked: boolean;
  gone: boolean;
}

/** A miniature on the board, with the token it was placed with, if any (NEM-INTRUDER-07). */
export interface Intruder {
  id: number;
  kind: IntruderKind;
  room: number;
  injuries: number;
  token: string;
}

/** A player's Character with everything on and beside its board. */
export interface Character {
  seat: number;
  number: number; // the Help card's number (NEM-SETUP-15)
  name: CharacterName | ""; // none before the draft
  status: Status;
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
  objectives: string[];
  draft: string[];
  looking: Hidden; // cards its player is just choosing from
  unbound: boolean; // any number of Actions this round (Adrenaline Injection)
  left_behind: boolean; // its things lie with its Corpse (NEM-COOP-06)
  hunt: Hidden; // Intruder Action cards (NEM-INTPLAYER-02)
}

/** The whole table. Lists by Room have a place 0, which is not a Room. */
export interface NemesisState {
  mode: Mode;
  options: string[];
  map: BoardName;
  step: string;
  turn: number;
  first: number;
  active: number; // the seat whose round it is
  actions: number; // performed in the current round
  doing: string; // the Action being performed
  time: number;
  self_destruct: number;
  hibernation_open: boolean;
  pods_opened: boolean; // by the first yellow Self-Destruct space (NEM-MOMENT-07)
  met: boolean; // whether an Intruder has ever appeared (NEM-MOMENT-01)
  first_death: number;
  players: Character[]; // by seat
  intruders: Intruder[];
  bag: Record<string, number>; // tokens by kind
  pool: Record<string, number>;
  eggs: number; // on the Intruder board: the Eggs in the Nest (NEM-NEST-01)
  egg_supply: number;
  nest_destroyed: boolean;
  queen_killed: boolean;
  tiles: string[];
  explored: boolean[];
  basic_left: number;
  additional_left: number;
  tokens: string[]; // "-" once resolved, or "fire-2"
  tokens_left: number;
  items: number[];
  fire: boolean[];
  malfunction: boolean[];
  noise: boolean[]; // by place: the Corridors in the board's order, then each network of ducts
  doors: number[]; // by Corridor
  lying: [number, string][]; // Objects in Rooms
  pods: Pod[];
  engines: string[]; // the top token of Engines 1 to 3
  coordinates: number | string; // 0, or the card's number
  destination: string; // A to D
  weaknesses: string[]; // revealed ones, by slot: Corpse, Egg, Carcass
  weaknesses_left: number;
  airlock: number; // the Room being vented, or 0
  events_deck: Deck;
  attacks: Deck;
  wounds: Deck;
  contamination: number; // cards left in the Contamination deck
  red: Deck;
  yellow: Deck;
  green: Deck;
  crafted: string[];
  objectives: string[]; // open to all, in the cooperative mode
  personal_left: number;
  corporate_left: number;
  quiet_turn: boolean; // no Intruder Attack step this turn (Orbital Maneuvering System)
  hunter: number; // the Intruder player (NEM-INTPLAYER-01)
  hunter_deck: Deck;
  ending: string;
  ship_destroyed: boolean;
  reached: string; // where the ship arrived, once checked (NEM-CHECK-05)
  winners: number[];
  fates: string[]; // what became of each Character
}
