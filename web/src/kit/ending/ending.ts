/** What came of a table, for the page at its end. A game says what it can; the rest follows from who has won. */
import type { Component } from "svelte";
import type { Table, View } from "../../wire/types";
import type { Picture } from "../stage/staged";

/** In the game to the end and won, in it and lost, or out of it before. */
export type Verdict = "won" | "lost" | "out";

export interface EndedSeat {
  verdict: Verdict;
  tag?: string; // the verdict in the game's own words
  lines?: string[]; // what became of it
  secret?: Picture; // what it was after, where that lies open now
}

export interface Ending {
  title: string; // one sentence: how it ended for whoever reads it
  good: boolean; // for whoever reads it; for a spectator, whether anybody has won
  story?: string[]; // up to three lines
  picture?: Picture;
  seats: EndedSeat[];
  /** Not more than six. */
  figures?: { value: string | number; name: string }[];
  last?: boolean; // of a campaign that has ended with it
}

/** A whole campaign in hindsight. */
export interface CampaignEnding {
  good: boolean; // it ended well for the people who played it
  picture?: Picture;
  figures: { value: string | number; name: string }[];
}

/** What a game adds below, in a panel of its own. */
export type EndingPanel = Component<any>;

interface Words {
  called: (seat: number) => string;
  won: (names: string[]) => string;
  nobody: () => string;
}

/** The winners alone: what every game has. */
export function plainEnding(view: View<unknown>, table: Table, words: Words): Ending {
  const winners = winnersOf(view);
  return {
    title: winners.length ? words.won(winners.map(words.called)) : words.nobody(),
    good: view.seat >= 0 ? winners.includes(view.seat) : winners.length > 0,
    seats: table.seats.map(({ seat }) => ({ verdict: winners.includes(seat) ? "won" : "lost" })),
  };
}

export function winnersOf(view: View<unknown>): number[] {
  const winners = view.results?.["winners"];
  return Array.isArray(winners) ? winners.filter((one) => typeof one === "number") : [];
}
