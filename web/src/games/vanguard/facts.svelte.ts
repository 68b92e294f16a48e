/**
 * What has come to light on the planet: cards in play with what they say, Missions, the Global Condition, open Paths. The
 * rules are asked for it whenever the table has changed in a way that could change the answer.
 */
import type { LookQuery } from "../../kit/look/look";
import type { Ref } from "../../wire/types";
import { box, type ActionFacts, type Needs, type PlanetFacts, type Words } from "./box";
import type { VanguardState } from "./state";

export interface PoiFacts {
  name: Ref;
  icons: string[];
  time: { length: number; says: Words } | null;
  actions: ActionFacts[];
}

export interface MissionFacts {
  name: Ref;
  required: boolean;
  status: "up" | "done" | "failed";
  progress: [number, number][];
  actions: ActionFacts[];
}

export interface ConditionFacts {
  id: string;
  name: Ref;
  travel: Words;
  combos: { needs: Needs | null; says: Words }[];
  effects: { needs: Needs | null; says: Words }[];
  time: { length: number; says: Words } | null;
  actions: ActionFacts[];
}

export interface ClockFacts {
  card: string;
  sector: number; // 0: the card lies in no Sector
  at: number;
  length: number;
  held: boolean;
}

export interface BoardFacts {
  sectors: Record<string, { biomes: string[]; icons: string[]; log: string }>;
  paths: Record<string, boolean>; // whether it is there now
  pois: Record<string, PoiFacts>;
  missions: Record<string, MissionFacts>;
  condition: ConditionFacts;
  rules: Words[];
  threats: Record<string, ActionFacts[]>;
  clocks: ClockFacts[];
  rank_up: { now: number; sign: string; number: number }[];
  unlimited: boolean; // nobody counts Supplies
  printed: PlanetFacts | null; // the board of a planet that somebody wrote; the box has the others
}

type Inspect = ((query: LookQuery) => Promise<unknown>) | undefined;

let known = $state.raw<{ planet: string; board: BoardFacts } | null>(null);
let asked = "";

export const facts = {
  /** Of this planet; null until the rules have answered. */
  of: ({ planet }: Pick<VanguardState, "planet">): BoardFacts | null => (known?.planet === planet ? known.board : null),
};

/** The board as it is printed: of the box, or as the rules tell it of a planet that somebody wrote. */
export const printedBoard = (state: Pick<VanguardState, "planet">): PlanetFacts | null => box.current?.planets[state.planet] ?? facts.of(state)?.printed ?? null;

/** What the answer follows from. */
const depends = (state: VanguardState): string => {
  const { planet, round, sectors, opened, shut, condition, clocks, missions, completed, failed, threats, read, flags, rank_up, counters } = state;
  const crew = state.crew.map(({ section, sector, status, injuries, core }) => [section, sector, status, injuries.length, core]);
  const found = [state.success, state.gained, state.discoveries.length, state.uniques.length, state.core, state.visits, state.state];
  return JSON.stringify([planet, round, sectors, opened, shut, condition, clocks, missions, completed, failed, threats, read, flags, rank_up, counters, crew, found]);
};

/** Ask the rules if anything has changed; the latest answer counts. */
export function lookAtBoard(state: VanguardState, inspect: Inspect): void {
  if (!inspect || !state.sectors.length) return;
  const wanted = depends(state);
  if (wanted === asked) return;
  asked = wanted;
  inspect({ kind: "board" }).then(
    (answer) => {
      if (wanted === asked) known = { planet: state.planet, board: answer as BoardFacts };
    },
    () => {
      if (wanted === asked) asked = ""; // the next change asks again
    },
  );
}
