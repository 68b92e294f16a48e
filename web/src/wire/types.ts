/** What travels between table and client (docs/protocol.md). Game states are the games' own; see boards/. */
import type { Diff } from "./diff";

export type Arg = number | string | { ref: string; args?: Args } | Arg[];
export type Args = Record<string, Arg>;
export type Value = number | string | null | Value[];

/** A sentence as a message id with arguments, where it points to, and the rule behind it. */
export interface Said {
  text: string;
  args?: Args;
  at?: Record<string, Value>;
  rule?: string;
}

export interface Option extends Said {
  value: Value;
  cost?: number;
}

export interface Blocked extends Option {
  why: string;
  rule: string;
}

export interface Ask {
  id: string;
  rule: string;
  kind: string;
  prompt: Said;
  least: number;
  most: number;
  many: boolean;
  about: Record<string, Value>;
  options: Option[];
  blocked: Blocked[];
}

export interface UndoInfo {
  free: boolean;
  reason: string;
  rule: string;
  what?: Said | null; // what would be taken back
}

export interface View<State = unknown> {
  game: string;
  seat: number;
  state: State;
  waiting: number[];
  window: boolean;
  ask: Ask | null;
  undo: UndoInfo | null;
  orders: Record<string, { order: string; condition: Record<string, unknown> }> | null;
  over: boolean;
  results: Record<string, unknown> | null;
}

export interface Happening {
  n: number;
  kind: string;
  rule: string;
  args?: Record<string, Value>;
  say: Said;
  private?: boolean;
}

export interface Person {
  id: string;
  name: string;
}

export interface Seat {
  seat: number;
  person: Person | null;
  bot: string | null;
  playing: "human" | "bot" | "nobody";
  here: boolean;
  reactions: boolean;
}

export type Status = "lobby" | "playing" | "paused" | "over" | "archived";

export interface Table {
  id: string;
  name: string;
  game: string;
  mode: string;
  options: string[];
  status: Status;
  pace: "live" | "async";
  open: boolean;
  odds: boolean;
  spectators: boolean;
  reaction_seconds: number;
  tutorial: boolean;
  invite: string | null;
  host: Person;
  created: number; // seconds since 1970
  updated: number;
  version: number;
  waiting: number[];
  over: boolean;
  results: Record<string, unknown> | null;
  forked_from: string | null;
  seats: Seat[];
  you: { seat: number | null; host: boolean; member: boolean; turn: boolean };
}

export interface Vote {
  seat: number; // who asks to go back
  yes: number[];
  needed: number[];
}

export interface Chat {
  at: number;
  who: Person;
  seat: number | null;
  text: string;
}

export interface Outcome extends Said {
  chance: number;
}

export interface OptionOdds {
  pick: Value;
  exact: boolean;
  outcomes: Outcome[];
}

export type FromServer =
  | { is: "view"; version: number; view: View | null; events: Happening[]; more: number; table: Table; vote: Vote | null; chat: Chat[] }
  | { is: "update"; version: number; diff: Diff; events: Happening[] }
  | { is: "table"; table: Table }
  | { is: "window"; id: string; left: number; lasts: number; open: boolean; yours: boolean }
  | { is: "vote"; vote: Vote | null }
  | { is: "chat"; chat: Chat }
  | { is: "done"; n: number }
  | { is: "refused"; n: number; code: string; message: string; args: Record<string, string | number>; rule: string }
  | { is: "odds"; n: number; ask: string; odds: OptionOdds[] }
  | { is: "bye"; code: string };

export type FromClient =
  | { do: "answer"; n: number; ask: string; pick: Value }
  | { do: "let-pass"; n: number; window: string }
  | { do: "undo"; n: number }
  | { do: "vote"; n: number; yes: boolean }
  | { do: "orders"; n: number; reaction: string; order: string; condition: Record<string, unknown> }
  | { do: "reactions"; n: number; on: boolean }
  | { do: "odds"; n: number; ask: string }
  | { do: "chat"; n: number; text: string }
  | { do: "resync" };

export interface Me {
  person: (Person & { account: string | null; webhook: string }) | null;
  server: { version: string; webhooks: boolean; languages: string[] };
}

export interface GameInfo {
  name: string;
  modes: { name: string; least: number; most: number }[];
  options: { name: string; rule: string }[];
  bots: string[];
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  see: string[];
  ruling: boolean;
}

export interface RulingText {
  id: string;
  rule: string;
  question: string;
  off: string;
  on: string;
  default: "off" | "on";
}

export interface RulesReference {
  chapters: { id: string; rules: RuleText[] }[];
  rulings: RulingText[];
}

export interface Replay {
  table: Table;
  first: View;
  steps: { diff: Diff; events: Happening[]; journal: number }[];
}
