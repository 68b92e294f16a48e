/** What things at the table are called, in the reader's language; the same messages as in `words/names.py`. */
import { app, t } from "../../state/app.svelte";
import type { Ref } from "../../wire/types";
import { box, type Words } from "./box";
import type { CrewMember, VanguardState } from "./state";

/** A sentence of a card. */
export const sentence = ({ text, args }: Words): string => t(text, args);

/** A sentence inside another one. */
export const sentenceRef = ({ text, args }: Words): Ref => ({ ref: text, args });

/** A name that came with the facts. */
export const called = ({ ref, args }: Ref): string => t(ref, args);

/** Names as references: a sentence may want them in another form. */
export const crewRef = (who: Pick<CrewMember, "card" | "section">): Ref => ({ ref: who.card ? `vanguard-crew-${who.card}` : `vanguard-section-${who.section}` });
export const sectorRef = (planet: string, number: number): Ref => ({ ref: `vanguard-sector-${planet}-${number}` });
export const missionRef = (id: string): Ref => ({ ref: `vanguard-mission-${id.toLowerCase()}` });
export const conditionRef = (id: string): Ref => ({ ref: `vanguard-condition-${id.toLowerCase()}` });
export const markRef = (mark: string): Ref => ({ ref: `vanguard-mark-${mark}` });
export const colourRef = (colour: string): Ref => ({ ref: `vanguard-colour-${colour}` });

export const crewName = (who: Pick<CrewMember, "card" | "section">): string => called(crewRef(who));
export const sectorName = (planet: string, number: number): string => called(sectorRef(planet, number));

export const poiName = (planet: string, id: string): string =>
  t(id === "P000" ? "vanguard-poi-p000" : `vanguard-poi-${planet}-${id.toLowerCase()}`);

export const missionName = (id: string): string => called(missionRef(id));

export function missionGoal(id: string): string {
  const message = `vanguard-mission-${id.toLowerCase()}`;
  return app.texts.hasAttribute(message, "goal") ? app.texts.attribute(message, "goal") : "";
}

/** The Global Condition in force by its name; the printed one has no card of its own. */
export const conditionName = (id: string): string => called(conditionRef(id));

export const markName = (mark: string): string => called(markRef(mark));

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

export function cardRef(card: string): Ref | string {
  const found = SORTS.find(([, kept]) => box.current?.[kept][card]);
  return found ? { ref: found[2] + card.toLowerCase() } : card;
}

export function cardName(card: string): string {
  const name = cardRef(card);
  return typeof name === "string" ? name : called(name);
}

/** A Special Action by its full name, wherever it is shown. */
export function actionName(state: VanguardState, name: string): string {
  const [card = "", own = ""] = name.split(":");
  const ids = [`vanguard-act-${state.planet}-${card.toLowerCase()}-${own}`, `vanguard-act-${card.toLowerCase()}-${own}`];
  const found = ids.find((id) => app.texts.has(id));
  return found ? t(found) : own;
}
