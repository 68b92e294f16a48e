/**
 * Games plug in here: each brings the components that draw its table. They get views and options and know no rules.
 * Star Saga and ISS Vanguard will be further entries.
 */
import type { Component } from "svelte";
import type { Ask, Blocked, Happening, Option, Table, Value, View } from "../wire/types";
import { nemesis } from "./nemesis";

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
  focusedAt?: number | undefined; // which one of equal options that is; undefined for any of them
  animating: Happening | null; // what is being shown right now; null when the table is at rest
  replayed?: boolean; // a finished game is shown: nobody is waited for
  onfocus: (value: Value | undefined, at?: number) => void;
  onchoose: (value: Value, at?: number) => void;
  onexplain: (rule: string) => void;
  onsit?: ((seat?: number) => void) | undefined; // to take over a bot's seat; absent for whoever may not
}

export interface GameDrawings {
  /** The board: an SVG under everything. */
  board: Component<DrawingProps<any>>;
  /** The clocks at the top. */
  tracks: Component<DrawingProps<any>>;
  /** The other seats, in a strip. */
  crew: Component<DrawingProps<any>>;
  /** Your own board: wounds, things in hand, private things. */
  me: Component<DrawingProps<any>>;
  /** Your cards. */
  hand: Component<DrawingProps<any>>;
  /** How it ended. */
  ending: Component<DrawingProps<any>>;
  /** The name to call a seat by in this game ("Captain"), as a message; null before it has one. */
  seatName: (view: View<any>, seat: number) => string | null;
  /** How long an event is shown, in ms at normal speed; 0 for those that only go to the log. */
  duration: (event: Happening) => number;
  /** One line of fiction under a question, as a message id; null for none. */
  fiction: (view: View<any>, ask: Ask) => string | null;
  /** The face of a seat, for lines of the log. */
  face?: Component<{ view: View<any>; seat: number; size: number }>;
  /** How much an outcome (a message id) matters: where only some are shown, it is weighed with their chances. */
  gravity?: (outcome: string) => number;
  /** The kinds of events that somebody may react to. */
  reactedTo?: string[];
  /** The reactions a seat can give standing orders for. */
  reactions?: Reaction[];
}

export interface Reaction {
  name: string;
  text: string; // its name as a message id
  bySeat: boolean; // "only if another seat …" makes sense
}

export const GAMES: Record<string, GameDrawings> = { nemesis };
