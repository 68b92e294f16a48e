/**
 * What travels between table and client (docs/protocol.md), named for whoever uses it.
 *
 * The shapes come from the server's own description (schema.d.ts, written by `make wire`). Here they only get what
 * OpenAPI cannot say: what an argument may be, and the games' own states, which games/ know.
 */
import type { Diff } from "./diff";
import type { components } from "./schema";

type Schemas = components["schemas"];
type With<T, R> = Omit<T, keyof R> & R;

/** Another message as an argument, in whatever form the sentence asks it for. */
export type Ref = { ref: string; args?: Args };
export type Arg = number | string | Ref | Arg[];
export type Args = Record<string, Arg>;
export type Value = number | string | null | Value[];
export type At = Record<string, Value>;

// --- a game as a seat sees it ---

export type Said = With<Schemas["Said"], { args?: Args; at?: At }>;
/** A square of a grid, counted from the top left, or a place by the name the game has for it. */
export type Place = [column: number, row: number] | string | number;
/** Where on the board an option is: the place that stands for it, those on the way there, those it would touch. */
interface OnBoard {
  target?: Place;
  line?: Place[];
  area?: Place[];
}
export type Option = With<Schemas["Option"], { value: Value; args?: Args; at?: At }> & OnBoard;
export type Blocked = With<Schemas["Blocked"], { value: Value; args?: Args; at?: At; rule: string }> & OnBoard;
export type Ask = With<Schemas["Ask"], { prompt: Said; options: Option[]; asides?: Option[]; blocked: Blocked[]; about: At }>;
export type StandingOrder = Schemas["StandingOrder"];
export type UndoInfo = Schemas["UndoInfo"];
export type View<State = unknown> = With<Schemas["View"], { state: State; ask: Ask | null; page?: At | null; chosen?: { ask: Ask; value: Value } | null }>;
export type GameEvent = With<Schemas["GameEvent"], { args?: At; say: Said; diff?: Diff }>;
/** Something that mattered in a finished game, and its step of the replay. */
export type TurningPoint = With<Schemas["TurningPoint"], { event: GameEvent; outcomes: Said[] }>;

// --- the table around it ---

export type Person = Schemas["Person"];
export type Seat = Schemas["Seat"];
export type GameBot = Schemas["GameBot"];
export type Table = Schemas["TableInfo"];
export type Status = Table["status"];
export type Vote = Schemas["Vote"];
export type Chat = Schemas["Chat"];
export type Outcome = With<Schemas["OutcomeOdds"], { args?: Args }>;
export type OptionOdds = With<Schemas["OptionOdds"], { pick: Value; outcomes: Outcome[] }>;

// --- frames ---

export type FromServer =
  | With<Schemas["ViewFrame"], { view: View | null; events: GameEvent[] }>
  | With<Schemas["UpdateFrame"], { diff: Diff; events: GameEvent[] }>
  | Schemas["TableFrame"]
  | Schemas["WindowFrame"]
  | Schemas["VoteFrame"]
  | Schemas["ChatFrame"]
  | Schemas["FaultFrame"]
  | Schemas["DoneFrame"]
  | With<Schemas["RefusedFrame"], { args: Record<string, string | number> }>
  | With<Schemas["OddsFrame"], { odds: OptionOdds[] }>
  | Schemas["InspectedFrame"]
  | With<Schemas["AdviceFrame"], { pick: Value }>
  | Schemas["PongFrame"]
  | Schemas["ByeFrame"];

export type FromClient =
  | With<Schemas["Answer"], { pick: Value }>
  | Schemas["LetPass"]
  | Schemas["Undo"]
  | Schemas["CastVote"]
  | Schemas["GiveOrders"]
  | Schemas["SwitchReactions"]
  | Schemas["AskOdds"]
  | With<Schemas["Inspect"], { query: At }>
  | Schemas["AskAdvice"]
  | Schemas["Say"]
  | Schemas["Resync"]
  | Schemas["Ping"];

// --- HTTP ---

export type Me = Schemas["Me"];
export type GameInfo = Schemas["GameInfo"];
/** A campaign in a list, and one with all its chapters. */
export type CampaignSummary = Schemas["CampaignSummary"];
export type Campaign = With<Schemas["CampaignInfo"], { chapters: Chapter[] }>;
export type Chapter = With<Schemas["ChapterInfo"], { told: Said[] }>;
export type ChapterSeat = Schemas["ChapterSeat"];
export type ChapterPage = With<Schemas["ChapterPage"], { chapter: Chapter; last: GameEvent[] }>;
export type BegunChapter = With<Schemas["BegunChapterInfo"], { chapter: Chapter }>;
export type RuleText = Schemas["RuleText"];
export type RulingText = Schemas["RulingText"];
export type RulesReference = Schemas["RulesReference"];
export type Replay = With<Schemas["Replay"], { first: View; steps: { diff: Diff; events: GameEvent[]; journal: number; looks?: Diff }[] }>;
