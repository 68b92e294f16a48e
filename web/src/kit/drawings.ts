/**
 * What a game draws at its table: a board, panels around it, and a few facts about its events. Drawings get views and
 * options and know no rules. Everything is optional: whatever a game does not draw is left out, and the table copes.
 */
import type { Component } from "svelte";
import type { CampaignEnding, Ending, EndingPanel } from "./ending/ending";
import type { Look, LookQuery } from "./look/look";
import type { PieceCard } from "./piece-card/pieceCard";
import type { Plan, Way } from "./proposal/plan";
import type { Tone } from "./odds/pips";
import type { Staging } from "./stage/staged";
import type { Mood } from "./story/storyPage";
import type { Ask, Blocked, GameEvent, Option, Said, Table, Value, View } from "../wire/types";

/** An option as the table shows it: numbered the same in the list, on the board and on the keyboard. */
export interface Choice {
  option: Option | Blocked;
  at: number; // its place among the options: equal cards are different copies; -1 for what is blocked
  key: string; // "1" to "9", then letters; "" for what is blocked
  blocked: boolean;
  picked: boolean;
}

/** What every drawing of a game gets. `S` is the game's own state as the seat sees it. */
export interface DrawingProps<S = unknown> {
  view: View<S>;
  table: Table;
  choices: Choice[];
  focused: Value | undefined; // the value of the choice under the pointer or the focus, wherever that is
  advised?: Value | undefined; // what the coach would choose
  focusedAt?: number | undefined; // which one of equal options that is; undefined for any of them
  animating: GameEvent | null; // what is being shown right now; null when the table is at rest
  staged?: boolean; // the stage tells what is being shown: the board need not say it again
  replayed?: boolean; // a finished game is shown: nobody is waited for
  plans?: ReadonlyMap<string, Plan[]>; // by the thing on the board that they are about
  proposed?: Plan | null;
  opened?: string | null; // the thing whose card is open
  look?: Look | null; // what the rules say about the thing whose card is open, before anything is chosen
  inspect?: (query: LookQuery) => Promise<unknown>; // the rules are asked something, without effect; in a replay only what its game has told of every step
  onopen?: (target: string, about?: boolean) => void; // a thing was pointed at; `about`: to read about it, whatever it could do
  onfocus: (value: Value | undefined, at?: number) => void;
  onchoose: (value: Value, at?: number) => void;
  onexplain: (rule: string) => void;
  onsit?: ((seat?: number) => void) | undefined; // to take over a bot's seat; absent for whoever may not
}

export type Drawing = Component<DrawingProps<any>>;

/** A campaign's sheet as its reader may see it; `before` is the one it came from, where both are known. */
export interface SheetProps<S = unknown> {
  game: string;
  sheet: S;
  before?: S | null;
}

/** The plates around the board. A phase without a hand has no `hand`, a game without clocks no `tracks`. */
export interface Panels {
  /** Clocks and counters at the top. */
  tracks?: Drawing;
  /** The other seats, in a strip. */
  others?: Drawing;
  /** Your own board. */
  own?: Drawing;
  /** Your cards. */
  hand?: Drawing;
}

/** A reaction that a seat can give standing orders for. */
export interface Reaction {
  name: string;
  text: string; // its name as a message id
  bySeat: boolean; // "only if another seat …" makes sense
}

export type Sound = "door" | "token" | "dice" | "pulse" | "breath" | "strike";

export interface GameDrawings<S = any> {
  /** The board, under everything. */
  board?: Component<DrawingProps<S>>;
  /** The panels of the moment: some phases have fewer. */
  panels?: (view: View<S>) => Panels;
  /** What came of the table, once it is over; without it the winners are told. */
  ending?: (view: View<S>, table: Table) => Ending;
  /** What the page at the end has more of this game. */
  endingPanel?: EndingPanel;
  /** How much an event has decided, in hindsight; null for what it weighed as an outcome. */
  turningWeight?: (event: GameEvent) => number | null;
  /** What a campaign goes on from: squad, ship, flags. */
  sheet?: Component<SheetProps<any>>;
  /** What the page of a campaign that has ended shows beside its last page of the story, from its last sheet. */
  campaignEnding?: (sheet: any) => CampaignEnding;
  /** The face of a seat, for lines of the log and for choosing a seat. */
  face?: Component<{ view: View<S>; seat: number; size: number }>;
  /** The name of a seat in this game ("Captain"), in the reader's language; null before it has one. */
  seatName?: (view: View<S>, seat: number) => string | null;
  /** Somebody who speaks on a page of the story. */
  speaker?: Component<{ view: View<S>; speaker: string; mood: Mood }>;
  /** Where a page of the story or a whole scenario plays; `--mood` is the colour of its light. */
  place?: Component<{ page: string }>;
  /** One line of fiction under a question, as a message id; null for none. */
  fiction?: (view: View<S>, ask: Ask) => string | null;
  /** Whether board and panels draw every answer to this question (a shop, a squad): the list is then shown on demand. */
  drawsAnswers?: (view: View<S>, ask: Ask) => boolean;
  /** What an option's `cost` is, in words; without this it is a mere number. */
  cost?: (option: Option) => Said;
  /** How much an outcome (a message id) matters: where only some are shown, it is weighed with their chances. */
  outcomeWeight?: (outcome: string) => number;
  /** Whether an outcome (a message id) is a gain, a harm, or neither. */
  outcomeTone?: (outcome: string) => Tone;
  /** How long an event is shown, in ms at normal speed; 0 for those that only go to the log. */
  duration?: (event: GameEvent) => number;
  /** Which events are moments, reports or curtains of a phase; null for those that only go to the log. */
  moments?: Staging;
  /** What could be done by pointing at a thing first, from the question and what it offers. */
  plans?: (view: View<S>, choices: Choice[]) => Plan[];
  /** Ways to go an option that no thing on the board stands for: their odds are in the list before anything is paid. */
  ways?: (view: View<S>, choices: Choice[]) => Way[];
  /** What the card of a thing on the board says; null for what has none. */
  pieceCard?: (target: string, shown: { view: View<S>; choices: Choice[]; table: Table }) => PieceCard | null;
  /** What a screen asks the rules about a thing whose card opens; null for nothing. */
  lookAt?: (target: string, view: View<S>) => LookQuery | null;
  /** What is heard with an event. */
  sound?: (event: GameEvent) => Sound | null;
  /** The number of the turn (round, day …) that begins with this event; null for all other events. */
  turn?: (event: GameEvent) => number | null;
  /** Whether somebody may react to this kind of event. */
  reactedTo?: (event: GameEvent) => boolean;
  /** The reactions a seat can give standing orders for. */
  reactions?: Reaction[];
}

/** Where on the screen something is: what a coach points at. The layouts and panels carry these as `data-spot`. */
export type Spot = "question" | "board" | keyof Panels;
