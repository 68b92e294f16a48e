/** What is printed in the box of Nemesis. */
import { printedIn } from "../../kit/printed.svelte";
import type { CharacterName, IntruderKind } from "./state";

export type When = "peace" | "combat" | "both";
export type Colour = "red" | "yellow" | "green" | "white" | "";

export interface RoomFacts {
  kind: "basic" | "additional" | "special";
  colour: Colour;
  computer: boolean;
  rule?: string;
}

export type CardFacts =
  | { kind: "action"; cost: number; when: When; reacts: boolean; owner?: CharacterName }
  | { kind: "contamination" };

export interface WeaponFacts {
  kind: "energy" | "other";
  capacity: number;
  [trait: string]: unknown;
}

export interface ItemFacts {
  colour: string;
  count: number;
  component: string;
  cost: number | null;
  when: When;
  one_use: boolean;
  heavy: boolean;
  weapon: WeaponFacts | null;
  owner?: CharacterName;
  extends?: number; // capacity it gives to the weapon it is Added to
  quest?: { room: string; items: string[] };
}

export interface Box {
  rooms: Record<string, RoomFacts>;
  cards: Record<string, CardFacts>;
  items: Record<string, ItemFacts>;
  recipes: Record<string, string[]>;
  characters: Record<CharacterName, { deck: string[]; items: string[]; quests: string[] }>;
  objectives: Record<string, { deck: "personal" | "corporate"; players: number; signal: boolean }>;
  events: Record<string, { kinds: IntruderKind[]; number: number; effect: string; afterwards: string }>;
  attacks: Record<string, { effect: string; blood: number; kinds: IntruderKind[] }>;
  hunt: Record<string, { number: number; attacks: number; effect: string }>;
  weaknesses: { cards: string[]; slots: string[] };
  intruders: Record<IntruderKind, { miniatures: number; tokens: number[] }>;
  tokens: { exploration: Record<string, number>; bag: Record<string, number> };
  wounds: Record<string, number>;
  tracks: {
    time: { start: number; blue: number[]; jump: number };
    self_destruct: { start: number; yellow: number[]; skull: number };
    destination: string[];
    light_wounds: number;
    serious_wounds: number;
  };
  coordinates: Record<string, Record<string, string>>; // by card, by space: the planet
  supplies: Record<string, number>;
  noise_die: (number | string)[];
  combat_die: string[];
}

export const box = printedIn<Box>("nemesis");
export const loadBox = box.load;
