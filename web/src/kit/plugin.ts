/**
 * What a game brings to the client besides the rules: the default export of `web/src/games/<game>/index.ts`. That file
 * is part of every page, so it is small; whatever draws is fetched when it is needed.
 *
 * A game's texts are found by its name: `web-<game>-name`, `web-<game>-home-title`, `web-<game>-home-tale`, `web-<game>-scenario`,
 * `web-<game>-home-eyebrow`, `web-<game>-chapter-<chapter>`.
 */
import type { Component } from "svelte";
import type { NewTable } from "../wire/api";
import type { Value, View } from "../wire/types";
import type { GameDrawings, Spot } from "./drawings";

type Fetched<T> = () => Promise<{ default: T }>;

/** The emblem of a game that brings none: a cube. */
export const PLAIN_EMBLEM = "M24 6L40 15V33L24 42L8 33V15ZM8 15L24 24L40 15M24 24V42";

export interface GamePlugin {
  /** How it is told apart among the other games. */
  emblem: string; // an outline in a square of 48 by 48, as an SVG path
  colour: string; // its accent
  /** A large picture behind its words on the home page. */
  picture?: Fetched<Component>;
  /** The table that one click opens: you and bots. Without it, the first mode with as few seats as it allows. */
  quickTable?: { mode: string; seats: number };
  /** Without drawings of its own a game is played with the plain ones. */
  drawings?: Fetched<GameDrawings>;
  /** The marks on its table, for whoever tries palettes. */
  marks?: Fetched<SampleMark[]>;
  tutorial?: Fetched<Tutorial>;
  coach?: Fetched<Coach>;
}

/** A mark as it looks on the table. */
export interface SampleMark {
  text: string; // its name as a message id
  colour: string;
  shape: string; // an outline in a square of 40 by 40
  pattern: string; // a path to stroke over it, "" for none
}

/** An introduction: a few pictures with words, then one game or several with the coach beside them. Texts are message ids. */
export interface Tutorial {
  title: string;
  tale: string;
  pages: { id: string; title: string; text: string; label: string }[]; // the label says what the picture shows
  /** Draws the page of this id. */
  picture: Component<{ page: string; label: string }>;
  /** Drawn once and not seen: what all pictures refer to. */
  defs?: Component;
  /** Games to learn by, played one after another. */
  lessons: Lesson[];
  /** Where to go when all lessons are played. */
  afterwards?: { title: string; text: string; deed: string; href: string };
}

/** A game to learn by, and the table that it is played at. */
export interface Lesson {
  title: string;
  text?: string; // without it, the attribute `text` of the title's message
  table: Pick<NewTable, "mode" | "seats" | "bots"> & { scenario?: string };
}

/**
 * What a coach explains, each thing when it first happens, and what a newcomer does in a first game. Moments are told
 * from what the seat sees of the table, so that nothing hidden is given away.
 */
export interface Coach<M = any> {
  /** What the steps ask of a view; null when there is nothing to explain. */
  moment: (view: View<any>) => M | null;
  steps: Step<M>[];
  deeds: Deed<M>[];
  /** At a table that is led the coach says at every question what it would do; at others only when it is asked. */
  leads?: (moment: M) => boolean;
  /** What has to be done now to win, as a message id; null where nobody can say. */
  goal?: (moment: M) => string | null;
  /** Why a good player would answer so, as a message id; null where the goal says enough. */
  reason?: (moment: M, pick: Value) => string | null;
}

export interface Step<M> {
  id: string;
  when: (moment: M) => boolean;
  title: string; // message ids
  text: string;
  spot: Spot;
  /** The thing on the board that it is about, by the name under which the board draws it; null for the spot. */
  thing?: (moment: M) => string | null;
  rule?: string;
}

export interface Deed<M> {
  id: string;
  done: (moment: M) => boolean;
  text: string;
}
