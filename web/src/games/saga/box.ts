/** What is printed in the box of Star Saga. */
import { printedIn } from "../../kit/printed.svelte";
import { cardOfCopy } from "./ids";
import type { SagaState } from "./state";

export interface ModelFacts {
  keywords: string[];
  move: number;
  shoot: number; // 0 is printed as a dash
  assault: number;
  defence: number;
  tech?: number;
  size: number; // squares of each side of its base
  weapons: string[];
  abilities: string[];
  feats?: string[];
  gear?: string[];
  cost?: number;
  green?: number; // boxes of its health track
  red?: number;
  blue?: number; // energy shields
  health?: number; // of an Agent
  miniature?: string;
  colour?: string;
}

export interface NexusCardFacts {
  level: number;
  value: number;
  type: "normal" | "remains" | "reaction" | "interrupt";
  starter: boolean;
  alarm: boolean;
  activations: number; // more while it is in play
  copies: number;
  symbols: string[][];
}

export interface EquipmentFacts {
  colour: "green" | "blue" | "black";
  copies: number;
  credits: number | null;
  use: string;
  slot: string;
  discarded: boolean;
  charges: number;
  weapon: string;
  dice: number;
  raises: Record<string, number>; // characteristics, as long as somebody has it
}

export interface Box {
  mercenaries: Record<string, ModelFacts>;
  agents: Record<string, ModelFacts>;
  bosses: Record<string, ModelFacts>;
  deployables: Record<string, { piece: "turret" | "force-field" | "explosives"; credits: number | null; defence: number; health: number; dice: number; reach: string }>;
  weapons: Record<string, { reach: "short" | "long" | "unlimited" | "template" | "blade"; silent: boolean; ranged: boolean }>;
  equipment: Record<string, EquipmentFacts>;
  skills: Record<string, { keyword: string; credits: number; raises: Record<string, number> }>;
  highest: Record<string, number>; // what skills can raise a characteristic to
  shipments: number[]; // credits for 1, 2 … Victory Points sent at once
  nexus: Record<string, NexusCardFacts>;
  events: Record<string, { helps: "mercenaries" | "nexus" | "both"; remains: boolean; activations: number }>;
  powers: Record<string, { reach: string; dice: number }>;
  abilities: Record<string, { use: string; limit: string; crippled: boolean }>;
  miniatures: Record<string, number>;
  missions: Record<string, { kind: string; turns: number; clock: number; firewall: number; squad: string[]; fixed: boolean; credits: number }>;
  die: number[];
}

export const box = printedIn<Box>("saga");
export const loadBox = box.load;

/** What is printed on the card of a Mercenary, Agent or Boss; null for pieces, and before the box is here. */
export const printed = (kind: string): ModelFacts | null =>
  box.current?.mercenaries[kind] ?? box.current?.agents[kind] ?? box.current?.bosses[kind] ?? null;

/** The boxes of a card's health track. */
export function healthOf(kind: string): { green: number; red: number; blue: number } {
  const card = printed(kind);
  if (!card) return { green: box.current?.deployables[kind]?.health ?? 0, red: 0, blue: 0 };
  return { green: card.green ?? card.health ?? 0, red: card.red ?? 0, blue: card.blue ?? 0 };
}

/** How many Activations the Nexus has in each Phase, with what its cards in play add. */
export function activationsOf({ activations, extra, in_play }: Pick<SagaState["nexus"], "activations" | "extra" | "in_play">): number {
  const added = in_play.map(({ card }) => (box.current?.nexus[cardOfCopy(card)] ?? box.current?.events[card])?.activations ?? 0);
  return Math.max(0, added.reduce((sum, more) => sum + more, activations + extra));
}
