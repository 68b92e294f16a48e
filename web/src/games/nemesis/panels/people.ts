/** Who sits where, and what the table may know of them at a glance. */
import { t } from "../../../state/app.svelte";
import { sitter } from "../../../state/bots";
import type { Ref, Table, View } from "../../../wire/types";
import type { Character, NemesisState } from "../state";

/** The name of whoever plays a seat. */
export function playerName(table: Table, seat: number): string {
  return sitter(table.seats[seat]) ?? t("nemesis-seat", { number: seat + 1 });
}

/** The Character of a seat, before the draft its player number: what a sentence is given, so that it may inflect it. */
export function characterRef(who: Character): Ref {
  if (who.name) return { ref: `nemesis-character-${who.name}` };
  if (who.number) return { ref: "nemesis-player", args: { number: who.number } };
  return { ref: "nemesis-seat", args: { number: who.seat + 1 } };
}

/** The name of a reference by itself. */
const named = ({ ref, args }: Ref): string => t(ref, args);

export const characterName = (who: Character): string => named(characterRef(who));

export type Standing =
  "thinking" | "decides" | "acts" | "combat" | "passed" | "pod" | "waits" | "dead" | "escaped" | "hibernating" | "hunts";

/** One word about a seat, from what lies open; that somebody thinks is only said where the view says so. */
export function standing(view: View<NemesisState>, who: Character, replayed = false): Standing {
  const state = view.state;
  const asked = replayed ? "decides" : "thinking"; // in a replay nobody thinks any more
  if (state.hunter === who.seat) return view.waiting.includes(who.seat) ? asked : "hunts";
  if (who.status !== "alive") return who.status;
  if (view.waiting.includes(who.seat) && !view.window) return asked;
  if (inCombat(state, who)) return "combat";
  if (who.pod) return "pod";
  if (acting(state, who)) return "acts";
  return who.passed ? "passed" : "waits";
}

/** It is this Character's turn, whoever is being waited for. */
export function acting(state: NemesisState, who: Character): boolean {
  return state.step === "rounds" && state.active === who.seat && !who.passed;
}

/** In a Room with an Intruder. */
export function inCombat(state: NemesisState, who: Character): boolean {
  return who.room > 0 && state.intruders.some((intruder) => intruder.room === who.room);
}

// texts: web-nemesis-panel-standing-thinking, web-nemesis-panel-standing-acts, web-nemesis-panel-standing-combat, web-nemesis-panel-standing-passed,
// web-nemesis-panel-standing-pod, web-nemesis-panel-standing-waits, web-nemesis-panel-standing-dead, web-nemesis-panel-standing-escaped,
// web-nemesis-panel-standing-hibernating, web-nemesis-panel-standing-hunts
export const standingText = (is: Standing, who: Character): string =>
  is === "decides" ? t("web-replay-decides") : t(`web-nemesis-panel-standing-${is}`, { who: characterRef(who) });

/** Where a Character is, in words. */
export function whereabouts(state: NemesisState, who: Character): string {
  if (who.pod) return t("web-nemesis-panel-in-pod", { pod: who.pod });
  if (!who.room) return "";
  const tile = state.tiles[who.room];
  return tile && state.explored[who.room]
    ? t(`nemesis-room-${tile}`)
    : t("nemesis-room-unexplored", { number: who.room });
}

/** An Item or Object, as a sentence is given it; an Item seen from its back only has a colour. */
export function thingRef(item: string): Ref {
  if (item.startsWith("corpse-")) {
    return { ref: "nemesis-corpse-of", args: { who: { ref: `nemesis-character-${item.slice(7)}` } } };
  }
  return { ref: thingMessage(item) };
}

export const thingName = (item: string): string => named(thingRef(item));

/** The message whose attributes tell more about an Item or Object. */
export function thingMessage(item: string): string {
  if (item.startsWith("?")) return `nemesis-colour-${item.slice(1) || "none"}`;
  if (item.startsWith("corpse-")) return "nemesis-object-corpse";
  if (["egg", "carcass", "corpse", "blue-corpse"].includes(item)) return `nemesis-object-${item}`;
  return `nemesis-item-${item}`;
}

export const CONTAMINATED = ["contamination", "infected", "clean"];

export function cardName(card: string): string {
  return CONTAMINATED.includes(card) ? t(`nemesis-contamination-${card}`) : t(`nemesis-card-${card}`);
}

/** Letters of the longest word: long ones are set a little smaller rather than broken. */
export const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map((word) => word.length));
