/** Which thing on the board an option is about: a Sector, somebody of the crew, a Threat. */
import type { Choice } from "../../../kit/drawings";
import type { Ask, Value } from "../../../wire/types";
import { memberOf, type VanguardState } from "../state";

export type Target = `sector-${number}` | `crew-${string}` | `threat-${string}`;

const TO_SECTOR = ["step-to", "starting-sector", "place", "other-end", "drive", "threat-way", "spread"];

const sector = (value: Value | undefined): Target | null => (typeof value === "number" && value > 0 ? `sector-${value}` : null);
const crew = (state: VanguardState, value: Value | undefined): Target | null =>
  typeof value === "string" && memberOf(state, value) ? `crew-${value}` : null;

/** A choice of a turn: an action in the own Sector, a Path to another one, or somebody who gets something. */
function ofTurn(state: VanguardState, ask: Ask, value: Value[]): Target | null {
  const [kind, first, second] = value;
  const here = memberOf(state, ask.about["who"] ?? state.active)?.sector ?? 0;
  if (kind === "travel") return sector(second);
  if (kind === "special") return sector(second) ?? sector(here);
  if (kind === "hand-core") return crew(state, first);
  if (kind === "take-core") return sector(here);
  return null;
}

export function targetOf({ option }: Choice, ask: Ask | null, state: VanguardState): Target | null {
  const { value } = option;
  if (!ask) return null;
  if (TO_SECTOR.includes(ask.kind)) return sector(value);
  if (ask.kind === "turn") return Array.isArray(value) ? ofTurn(state, ask, value) : null;
  if (ask.kind === "path" || ask.kind === "special" || ask.kind === "which-clock") return Array.isArray(value) ? sector(value[1]) : null;
  if (ask.kind === "which-threat") return typeof value === "string" ? `threat-${value}` : null;
  if (ask.kind === "whom" || ask.kind === "start-token" || ask.kind === "carrier" || ask.kind === "lead-bonus") return crew(state, value);
  return null;
}

/** The Path that an option goes along, by name. */
export function pathOf({ option: { value } }: Choice, ask: Ask | null): string | null {
  if (!ask || !Array.isArray(value)) return null;
  const name = ask.kind === "path" ? value[0] : ask.kind === "turn" && value[0] === "travel" ? value[1] : null;
  return typeof name === "string" ? name : null;
}

export const numberOf = (target: string): number => (target.startsWith("sector-") ? Number(target.slice(7)) : 0);
