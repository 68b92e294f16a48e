/** What is printed in the box of ISS Vanguard. */
import { printedIn } from "../../kit/printed.svelte";
import type { Args, Ref } from "../../wire/types";
import type { Colour, Section } from "./state";

/** A sentence of a card: a message and its arguments. */
export interface Words {
  text: string;
  args: Args;
}

/** What has to be paid: one of the ways, each a list of icons; `absent` is an icon that must not show. */
export interface Needs {
  ways: string[][];
  absent: string;
}

export interface ActionFacts {
  called?: Ref; // its name; those of the box are named by their card
  name: string;
  card: string;
  danger: string[];
  once: "" | "visit" | "ever";
  need: Words | null;
  effects: { needs: Needs | null; says: Words }[];
  rows: Record<string, { needs: Needs | null; says: Words }>; // yellow, green, red
  tracks: Record<string, { length: number; says: Words }>; // green, red
  free: Words | null;
}

export interface SectorFacts {
  number: number;
  at: [number, number];
  biomes: string[];
  icons: string[];
  log: string;
  closed: boolean;
}

export interface PathIcon {
  icon: string; // "travel", "spend", "danger"
  of?: string; // a colour, "any", or a letter
  says?: Words;
}

export interface PathFacts {
  start: number;
  end: number;
  one_way: boolean;
  icons: PathIcon[];
  when: Words | null;
}

export interface PlanetFacts {
  size: [number, number];
  lander: number;
  printed?: string; // the Global Condition that is printed on the board
  sectors: SectorFacts[];
  paths: PathFacts[];
}

export interface Box {
  slots: Record<Section, Record<Colour, [number, number, number]>>;
  hands: Record<string, number>; // by Rank
  dice: Record<string, { colour: Colour; kind: string; faces: string[] }>;
  injury_die: string[];
  danger_die: string[];
  cards: Record<string, { section: Section; rank: number; top: Words; combo: Words }>;
  crew: Record<string, { fits: string; charges: number; skill: Words; converts: Words }>;
  gear: Record<string, { kind: string; section: Section | null; base: string; does: Words[] }>;
  mods: Record<string, { kind: string; does: Words[] }>;
  injuries: Record<string, { copies: number; entries: Record<string, Words> }>;
  dangers: Record<string, Record<string, Words>>;
  discoveries: Record<string, { type: string; rarity: string; does: Words[] }>;
  uniques: Record<string, { does: Words[] }>;
  events: Record<string, { biomes: string[]; secondary: Words; primary: Words }>;
  threats: Record<string, { secondary: number; attack: Words; besides: Words[]; spaces: Words[]; actions: ActionFacts[] }>;
  rank_ups: Record<string, { needs: Words[]; action: ActionFacts | null }>;
  landers: Record<string, { supplies: number; equipment: number; discoveries: number }>;
  leads: Record<string, { value: number; recycled: boolean; bonus: string }>;
  planets: Record<string, PlanetFacts>;
}

export const box = printedIn<Box>("vanguard");
export const loadBox = box.load;
