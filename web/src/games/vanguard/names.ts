/** What things at the table are called, in the reader's language; the same messages as in `words/names.py`. */
import { app, t } from "../../state/app.svelte";
import type { Ref } from "../../wire/types";
import { box, type Words } from "./box.svelte";
import type { CrewMember, VanguardState } from "./state";

/** A sentence of a card. */
export const sentence = ({ text, args }: Words): string => t(text, args);

/** A name that came with the facts. */
export const called = ({ ref, args }: Ref): string => t(ref, args);

export const crewName = (who: Pick<CrewMember, "card" | "section">): string =>
  who.card ? t(`vanguard-crew-${who.card}`) : t(`vanguard-section-${who.section}`);

export const sectorName = (planet: string, number: number): string => t(`vanguard-sector-${planet}-${number}`);

export const poiName = (planet: string, id: string): string =>
  t(id === "P000" ? "vanguard-poi-p000" : `vanguard-poi-${planet}-${id.toLowerCase()}`);

export const missionName = (id: string): string => t(`vanguard-mission-${id.toLowerCase()}`);

export function missionGoal(id: string): string {
  const message = `vanguard-mission-${id.toLowerCase()}`;
  return app.texts.hasAttribute(message, "goal") ? app.texts.attribute(message, "goal") : "";
}

/** The Global Condition in force by its name; the printed one has no card of its own. */
export const conditionName = (id: string): string => t(`vanguard-condition-${id.toLowerCase()}`);

export const markName = (mark: string): string => {
  const message = `vanguard-mark-${mark}`;
  return app.texts.has(message) ? t(message) : mark;
};

/** Which sort of card of the box it is. */
export type Sort = "card" | "crew" | "gear" | "mod" | "injury" | "discovery" | "unique" | "event" | "threat" | "rank-up";

const SORTS = [
  ["card", "cards", "vanguard-card-"], ["crew", "crew", "vanguard-skill-"], ["gear", "gear", "vanguard-gear-"], ["mod", "mods", "vanguard-"],
  ["discovery", "discoveries", "vanguard-discovery-"], ["event", "events", "vanguard-event-"], ["threat", "threats", "vanguard-threat-"],
  ["rank-up", "rank_ups", "vanguard-rank-up-"], ["injury", "injuries", "vanguard-injury-"], ["unique", "uniques", "vanguard-unique-"],
] as const; // prettier-ignore

export function sortOf(card: string): Sort | null {
  return SORTS.find(([, kept]) => box.current?.[kept][card])?.[0] ?? null;
}

export function cardName(card: string): string {
  const found = SORTS.find(([, kept]) => box.current?.[kept][card]);
  return found ? t(found[2] + card.toLowerCase()) : card;
}

/** A Special Action by its full name, wherever it is shown. */
export function actionName(state: VanguardState, name: string): string {
  const [card = "", own = ""] = name.split(":");
  const ids = [`vanguard-act-${state.planet}-${card.toLowerCase()}-${own}`, `vanguard-act-${card.toLowerCase()}-${own}`];
  const found = ids.find((id) => app.texts.has(id));
  return found ? t(found) : own;
}
