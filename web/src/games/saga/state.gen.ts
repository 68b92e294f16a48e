// Written by tools/fields.py from src/starboard/games/saga/state/declared.py: change that, then run `make fields`.

/** A list whose owner reads it while the others count it. */
export type Hidden<T = string> = T[] | number;

export type Mode = "versus" | "together";
export type Side = "mercenaries" | "nexus";
export type Facing = "north" | "east" | "south" | "west";
export type Colour = "red" | "blue" | "green" | "yellow" | "purple" | "orange";
export type Status = "playing" | "down" | "left";
export type Until = "turn" | "round" | "next-round" | "nexus-phase" | "mission" | "card";
export type SceneryKind = "crate" | "table" | "cabinet" | "weapons-locker" | "terminal" | "tank" | "glass" | "device";
export type Sight = "obstacle" | "blocking" | "clear";
export type Step = "set-up" | "briefing" | "mercenaries" | "turn-start" | "move" | "action" | "turn-end" | "between" | "abilities" | "activations" | "reinforcements" | "bonus" | "cards" | "end" | "upkeep" | "over";
export type Ending = "" | "mercenaries" | "nexus";
export type BarUntil = "mission" | "round" | "nexus-phase" | "activation";

/** The unordered cards, those known to lie on top and at the bottom (with who knows them), and the discard pile. */
export interface Deck {
  cards: number; // in no order
  top: string[];
  bottom: string[];
  discard: string[];
}

/** Something that lasts on a model: who or what made it, and until when (SAGA-ATTACK-09). */
export interface Effect {
  source: string; // the card or ability; the same one does not count twice on a model
  until: Until;
  round: number; // in which it was made
}

/** A miniature, or a deployed piece that can be attacked: where it stands, where it looks, how it fares. */
export interface Model {
  name: string; // "dulinsky", "guard-3": nobody else at the table is called so
  kind: string; // its card
  side: Side;
  at: [number, number] | null; // the north-west square of its base; None: it is not on the board
  facing: Facing;
  wounds: number; // counters on green and red boxes, or beside an Agent (SAGA-WOUND-01, SAGA-WOUND-02)
  shield_wounds: number; // counters on blue boxes (SAGA-SHIELD-03)
  waiting: string; // the Reinforcement Point it waits at (SAGA-REINFORCE-07)
  activated: boolean; // in this sub-phase 2 (SAGA-ACTIVATE-03)
  bonus: boolean; // in this sub-phase 4 (SAGA-BONUS-02)
  effects: Effect[];
  owner: string; // of a deployed piece: the Mercenary that deployed it (SAGA-XP-08)
  home: [number, number] | null; // where the map shows it; None: it came later (SAGA-ZONE-02)
}

/** An equipment card somebody has (SAGA-EQUIP-02). */
export interface Item {
  card: string;
  charges: number; // left, on cards that have charges
  bought: boolean; // and not found: its cost is part of its owner's value (SAGA-CREDIT-07)
}

/** A Mercenary with its card, its counter and everything beside it. */
export interface Mercenary {
  seat: number;
  model: Model;
  colour: Colour;
  status: Status;
  ready: boolean; // its counter lies face up (SAGA-TURN-05)
  acted: number; // the number of the last Turn it took; 0: none yet (SAGA-TARGET-10)
  items: Item[];
  skills: string[];
  attributes: string[]; // race and specialities, gained ones too (SAGA-ATTRIBUTE-01)
  feats_used: string[]; // in this mission (SAGA-FEAT-02)
  used: string[]; // what works once a Turn or once a Round, and has
  frame: string; // the mode that Curby's frame is in
  scoped: string; // the weapon under its Long Scope, if it has several to choose from
  was_crippled: boolean; // at some time in this mission (SAGA-XP-05)
  experience: number; // on the track (SAGA-XP-03)
  tokens: number; // Experience tokens
  victory_points: number;
  exit: string; // by which it has left the board
}

/** A Mercenary between two missions of a campaign, with all that it keeps (SAGA-CAMPAIGN-01, SAGA-XP-07). */
export interface Veteran {
  card: string;
  wounds: number; // that Upkeep has left (SAGA-UPKEEP-03)
  items: Item[]; // beside those printed on its card
  skills: string[];
  attributes: string[]; // gained ones (SAGA-ATTRIBUTE-02)
  experience: number;
  tokens: number;
  victory_points: number;
}

/** A mission of the campaign that has been played, once for each time. */
export interface Played {
  mission: string;
  won: boolean; // by the Mercenaries
}

/** Where a Mercenary fell, and what lies there (SAGA-DEATH-02, SAGA-DEATH-04). */
export interface Downed {
  who: string;
  at: [number, number];
  items: Item[];
  round: number; // in which it fell
}

/** A card of the mission that no Mercenary has: it lies somewhere, or a model of the Nexus has taken it. */
export interface Lying {
  item: Item;
  at: [number, number] | null; // None: somebody has it
  piece: string; // the mark or device it lies at; "": it lies on the floor
  holder: string; // the Agent or Boss that has it
  round: number; // in which it came there
}

/** A piece of scenery that stands on its squares; a destroyed one is gone (SAGA-DESTROY-10). */
export interface Scenery {
  code: string; // on the map: "c1"
  kind: SceneryKind;
  squares: [number, number][];
  sight: Sight; // SAGA-COVER-08
  defence: number; // dice against attacks on it; 0: it cannot be attacked (SAGA-DESTROY-05)
  searched: boolean; // nobody can interact with it again (SAGA-INTERACT-04)
}

/** A door or a force field of the revealed board (SAGA-DOOR-01). */
export interface Door {
  code: string; // on the map: "D1", "F1"
  squares: [number, number][];
  lock: number; // its level; 0: unlocked (SAGA-DOOR-02)
  denied: boolean; // it bears the Access Denied counter (SAGA-DENIED-01)
  open: boolean;
  destroyed: boolean;
  defence: number; // dice against attacks on it; 0: it cannot be destroyed (SAGA-MISSION-17)
}

/** A Reinforcement Point (SAGA-REINFORCE-01). */
export interface Point {
  code: string;
  squares: [number, number][];
  active: boolean;
  welded: boolean; // deactivated for the rest of the mission
}

/** A darkness counter (SAGA-DARK-01). */
export interface Darkness {
  code: string;
  at: [number, number];
}

/** A card that Remains in Play (SAGA-CARD-03). */
export interface CardInPlay {
  card: string;
  until: Until;
  round: number; // in which it came
}

/** Something that has happened and that the mission has not answered yet (SAGA-MISSION-12). */
export interface Moment {
  word: string; // of the triggers of content/mission_words.py
  at: string; // the piece, zone or exit
  kind: string; // of the scenery, or the card of the model
  who: string; // the model that it happened to
  actor: string; // the Mercenary that did it; nobody: the Nexus or the board
  place: [number, number] | null; // where it happened, if the model is gone
}

/** Markers of one name on a piece of the mission's map. */
export interface Token {
  name: string;
  at: string; // the code of the piece
  count: number;
}

/** A fact of the mission that is over at the end of a Round, or a piece of its map that is turned back then. */
export interface TurnsBack {
  fact: string; // "": it is a piece
  round: number;
  piece: string;
  to: string; // what the piece is turned to
}

/** An order that the mission has given to a model of the Nexus: it is followed whoever plays the Nexus. */
export interface Ordered {
  who: string;
  order: number; // which order of the mission's file, counted from 0
  round: number; // the Round to whose end it lasts; 0: until it is done
  done: number; // activations that have followed it
}

/** What the mission keeps a model from doing, under a name by which it can be lifted again. */
export interface Bar {
  name: string;
  who: string;
  cannot: string[]; // words of content/mission_words.py: BARS
  until: BarUntil;
  round: number; // the last one, where it lasts to the end of a Round or a Nexus Phase
}

/** The Nexus: its hand, its deck, what it still may do. Without a seat the rules play it (SAGA-AN-01). */
export interface NexusSide {
  seat: number;
  aware: boolean; // of the Mercenaries (SAGA-STEALTH-01)
  hand: Hidden;
  top: string[]; // cards on top of the deck that somebody has looked at
  bottom: string[];
  deck_size: number; // cards left in the deck, all told
  discard: string[];
  removed: string[]; // Events that are out of the game (SAGA-EVENT-02)
  in_play: CardInPlay[];
  effects: Effect[]; // on all Agents, those that come later too
  activations: number; // that the mission gives in each Phase (SAGA-ACTIVATE-01)
  extra: number; // Activations that cards have given or taken in this Phase
  made: number; // Activations used in this Phase
  kinds: string[]; // Agents that the mission permits as reinforcements (SAGA-REINFORCE-05)
  max_cost: number; // of a reinforcement (SAGA-MISSION-09)
  reinforced: boolean; // sub-phase 3 has been used
  bonus_used: boolean; // a Bonus Activation in this Phase (SAGA-DRAW-03)
  played: boolean; // any card in this Round (SAGA-DRAW-01)
  interrupted: boolean; // since the last Mercenary Turn (SAGA-INTERRUPT-04)
  card: string; // of step 1, where the rules play the Nexus (SAGA-AN-03)
  target: string; // the Target Mercenary of this Phase (SAGA-AN-17)
  powers: number; // Psychic Powers, in an order nobody knows
  powers_used: string[]; // under the pile, in the order in which they were used
  chart: Hidden; // the whole map, as the mission draws it (SAGA-ZONE-01)
}

/** The whole table. */
export interface SagaState {
  mode: Mode;
  options: string[];
  mission: string;
  seats: string[][]; // the roles that each seat holds
  variant: string; // of the mission; "": it has none
  step: Step;
  round: number;
  turns: number; // in each Mercenary Phase (SAGA-TURN-01, SAGA-DEATH-06)
  turns_left: number; // in this one
  turns_begun: number; // in this one
  turns_taken: number; // in the whole mission
  acting: string; // the model whose Turn or activation it is
  moved: number; // squares it has entered in it
  path: [number, number][]; // those squares (SAGA-STEALTH-04)
  broke_away: boolean;
  heard: string[]; // the Mercenaries that Shot in it with a loud weapon (SAGA-DETECT-03)
  attacked: string[]; // the Agents and Bosses attacked in it (SAGA-DETECT-04)
  width: number;
  height: number;
  ground: string[]; // rows of the map, a letter for each square: its zone, "#" wall or unrevealed
  zones: string[]; // the revealed ones, in the order in which they were
  start: [number, number]; // the start position (SAGA-SETUP-05)
  exits: [number, number][]; // where Mercenaries may leave the board now (SAGA-MOVE-14)
  mercenaries: Mercenary[];
  enemies: Model[]; // Agents and Bosses, Waiting ones too
  allies: Model[]; // Bosses that help the Mercenaries; nobody attacks them
  fallen: Model[]; // Bosses that have been eliminated
  deployed: Model[]; // turrets and the like (SAGA-DEPLOY-03)
  downed: Downed[];
  lying: Lying[];
  scenery: Scenery[];
  doors: Door[];
  points: Point[];
  darkness: Darkness[];
  tokens: Token[];
  firewall: number;
  clock: number; // the Round after whose End Phase time is up; 0: never
  nexus: NexusSide;
  supply: Deck;
  skills: string[]; // that nobody has (SAGA-CREDIT-06)
  flags: Record<string, string>; // what the mission and the campaign remember
  campaign: string; // that this mission is a chapter of; "": it is played for itself
  played: Played[]; // earlier missions of the campaign, in their order
  veterans: Veteran[]; // of earlier missions, until they join this one
  following: string[]; // missions that may come next, known in Upkeep
  finale: string; // how the campaign has ended, if it has
  ordered: Ordered[]; // in the order in which the mission gave them
  bars: Bar[];
  ending: Ending; // the side that has won
  won_way: number; // which of its ways to win came true; 0: none had to, or nobody has won
}
