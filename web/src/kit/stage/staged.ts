/**
 * News by weight. A line goes to the log alone, a report stands in a corner while the board keeps its light, a moment
 * makes the table step back, and a curtain opens a phase. A game says which of its events are which.
 */
import type { Component } from "svelte";
import type { GameEvent, View } from "../../wire/types";

export interface Picture {
  drawing: Component<any>;
  props?: Record<string, unknown>;
}

/** How a moment is shown, and with that how long (see `timing.ts`). */
export type MomentForm = "meeting" | "blow" | "hurt" | "finale";

export interface Moment {
  weight: "moment";
  kind: string; // "first of its kind" goes by it
  form: MomentForm;
  label: string; // above the sentence: what, who, where
  sentence: string; // at most nine words
  then?: string | undefined; // one line of consequence
  card?: { title: string; text: string } | undefined; // what was drawn
  announce: string; // all of it in one sentence, for readers of the screen
  picture: Picture;
  anchor?: string | undefined; // a selector of the thing on the board that the camera pushes in on
}

export interface Report {
  weight: "report";
  kind: string;
  label: string;
  title: string;
  text?: string | undefined;
  calm?: string | undefined; // what it does not mean
  picture?: Picture | undefined;
  rule?: string | undefined;
}

export interface Step {
  name: string;
  detail?: string | undefined;
  at: "done" | "now" | "next";
}

export interface Slide {
  label: string;
  cells: ("plain" | "blue" | "yellow" | "end")[];
  from: number;
  to: number;
}

export interface Curtain {
  weight: "curtain";
  kind: string;
  title: string;
  label: string; // under the title
  announce: string;
  slide?: Slide | undefined; // a marker on its way along a track
  steps?: Step[] | undefined;
  card?: { title: string; text: string; facts?: Picture | undefined; picture: Picture } | undefined; // it waits to be read
  follows?: { heading: string; lines: string[] } | undefined; // what the card does on this table
}

export type Staged = Moment | Report | Curtain;

/** What a game is told about an event that may be staged. */
export interface Scene {
  view: View<any>;
  before: GameEvent[]; // the log until then
  after: GameEvent[]; // what is known to follow at once
}

/** By the kind of the event. */
export type Staging = Record<string, (event: GameEvent, scene: Scene) => Staged | null>;
