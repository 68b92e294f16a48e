/**
 * What the coach explains, each when it first happens: an id, when that is, what it says and what it points at. Moments
 * are told from what the seat sees of the table, so that nothing hidden is given away and nothing is missed when the
 * page is loaded anew.
 */
import { INACTIVE, type Character, type NemesisState } from "../../boards/nemesis/state";
import type { View } from "../../wire/types";

/** A part of the screen that is pointed at; see `spots`. */
export type Spot = "question" | "hand" | "me" | "tracks" | "crew" | "board";

export interface Step {
  id: string;
  when: (moment: Moment) => boolean;
  title: string; // message ids
  text: string;
  spot: Spot;
}

/** The view, and what the steps ask of it again and again. */
export interface Moment {
  view: View<NemesisState>;
  state: NemesisState;
  me: Character;
  asked: string; // the kind of the question, or ""
}

const SPECIAL = ["cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3"];
const CONTAMINATION = ["contamination", "infected", "clean"];

export function momentOf(view: View<NemesisState>): Moment | null {
  const me = view.state.players[view.seat];
  return me ? { view, state: view.state, me, asked: view.ask?.kind ?? "" } : null;
}

export const found = (state: NemesisState): boolean =>
  state.tiles.some((tile, room) => state.explored[room] && !SPECIAL.includes(tile) && !tile.startsWith("evac-"));
const hand = (me: Character): string[] => (Array.isArray(me.hand) ? me.hand : []);
const offers = ({ view }: Moment, value: string): boolean =>
  !!view.ask?.options.some((option) => option.value === value);
const withMe = ({ state, me }: Moment): boolean => me.room > 0 && state.intruders.some(({ room }) => room === me.room);

export const STEPS: Step[] = [
  {
    id: "draft",
    when: ({ asked }) => asked === "draft",
    title: "web-coach-draft",
    text: "web-coach-draft-text",
    spot: "question",
  },
  {
    id: "goal",
    when: ({ me, asked }) => me.name !== "" && asked !== "draft",
    title: "web-coach-goal",
    text: "web-coach-goal-text",
    spot: "me",
  },
  {
    id: "cards",
    when: ({ asked }) => asked === "action",
    title: "web-coach-cards",
    text: "web-coach-cards-text",
    spot: "hand",
  },
  {
    id: "moving",
    when: (moment) => moment.asked === "action" && offers(moment, "move"),
    title: "web-coach-moving",
    text: "web-coach-moving-text",
    spot: "question",
  },
  {
    id: "reacting",
    when: ({ asked }) => asked === "react",
    title: "web-coach-reacting",
    text: "web-coach-reacting-text",
    spot: "question",
  },
  {
    id: "paying",
    when: ({ asked }) => asked === "pay",
    title: "web-coach-paying",
    text: "web-coach-paying-text",
    spot: "hand",
  },
  {
    id: "exploring",
    when: ({ state }) => found(state),
    title: "web-coach-exploring",
    text: "web-coach-exploring-text",
    spot: "board",
  },
  {
    id: "noise",
    when: ({ state }) => state.noise.some(Boolean),
    title: "web-coach-noise",
    text: "web-coach-noise-text",
    spot: "board",
  },
  {
    id: "searching",
    when: (moment) => moment.asked === "action" && offers(moment, "card:search"),
    title: "web-coach-searching",
    text: "web-coach-searching-text",
    spot: "hand",
  },
  {
    id: "rooms",
    when: (moment) => moment.asked === "action" && found(moment.state) && offers(moment, "room"),
    title: "web-coach-rooms",
    text: "web-coach-rooms-text",
    spot: "question",
  },
  {
    id: "intruder",
    when: ({ state }) => state.met,
    title: "web-coach-intruder",
    text: "web-coach-intruder-text",
    spot: "board",
  },
  {
    id: "fighting",
    when: (moment) => moment.asked === "action" && withMe(moment),
    title: "web-coach-fighting",
    text: "web-coach-fighting-text",
    spot: "question",
  },
  {
    id: "wounds",
    when: ({ me }) => me.light > 0 || me.wounds.length > 0,
    title: "web-coach-wounds",
    text: "web-coach-wounds-text",
    spot: "me",
  },
  {
    id: "passing",
    when: ({ me, asked }) => me.passed || (asked === "action" && hand(me).length <= 1),
    title: "web-coach-passing",
    text: "web-coach-passing-text",
    spot: "question",
  },
  {
    id: "events",
    when: ({ state }) => state.turn >= 2,
    title: "web-coach-events",
    text: "web-coach-events-text",
    spot: "tracks",
  },
  {
    id: "contamination",
    when: ({ me }) => [...hand(me), ...me.discard].some((card) => CONTAMINATION.includes(card)),
    title: "web-coach-contamination",
    text: "web-coach-contamination-text",
    spot: "hand",
  },
  {
    id: "slime",
    when: ({ me }) => me.slimed,
    title: "web-coach-slime",
    text: "web-coach-slime-text",
    spot: "me",
  },
  {
    id: "fire",
    when: ({ state }) => state.fire.some(Boolean),
    title: "web-coach-fire",
    text: "web-coach-fire-text",
    spot: "board",
  },
  {
    id: "malfunction",
    when: ({ state }) => state.malfunction.some(Boolean),
    title: "web-coach-malfunction",
    text: "web-coach-malfunction-text",
    spot: "board",
  },
  {
    id: "home",
    when: ({ state }) => state.turn >= 3,
    title: "web-coach-home",
    text: "web-coach-home-text",
    spot: "tracks",
  },
  {
    id: "countdown",
    when: ({ state }) => state.self_destruct !== INACTIVE,
    title: "web-coach-countdown",
    text: "web-coach-countdown-text",
    spot: "tracks",
  },
  {
    id: "pods",
    when: ({ state }) => state.pods.some((pod) => pod.unlocked && !pod.gone),
    title: "web-coach-pods",
    text: "web-coach-pods-text",
    spot: "board",
  },
  {
    id: "hibernation",
    when: ({ state }) => state.hibernation_open,
    title: "web-coach-hibernation",
    text: "web-coach-hibernation-text",
    spot: "tracks",
  },
  {
    id: "over",
    when: ({ view }) => view.over,
    title: "web-coach-over",
    text: "web-coach-over-text",
    spot: "board",
  },
];

/** What a newcomer does in a first game, ticked off as it is done. */
export interface Deed {
  id: string;
  done: (moment: Moment) => boolean;
  text: string;
}

const tileOf = ({ state, me }: Moment): string => (state.explored[me.room] ? (state.tiles[me.room] ?? "") : "");

export const DEEDS: Deed[] = [
  { id: "move", done: (now) => now.me.room > 0 && tileOf(now) !== "hibernatorium", text: "web-coach-deed-move" },
  {
    id: "explore",
    done: (now) => now.me.room > 0 && found(now.state) && !SPECIAL.includes(tileOf(now)),
    text: "web-coach-deed-explore",
  },
  { id: "item", done: ({ me }) => me.inventory.length > 0 || me.held.length > 1, text: "web-coach-deed-item" },
  { id: "pass", done: ({ me }) => me.passed, text: "web-coach-deed-pass" },
  { id: "turn", done: ({ state, me }) => state.turn >= 2 && me.status === "alive", text: "web-coach-deed-turn" },
  {
    id: "meet",
    done: (now) => now.me.status === "alive" && withMe(now),
    text: "web-coach-deed-meet",
  },
  { id: "home", done: ({ me }) => me.status === "escaped" || me.status === "hibernating", text: "web-coach-deed-home" },
];
