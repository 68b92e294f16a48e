import type { Character, NemesisState } from "../../state";

/** How a game ended, as the server tells everybody. */
export interface Results {
  winners: number[];
  ending: string;
  turns: number;
  fates: string[];
  characters: string[];
  ship_destroyed: boolean;
  reached: string;
  /** For each seat how the Contamination check went; empty where there was none. */
  contamination: ("" | "clean" | "spared" | "fatal")[];
  /** For each seat the Objectives that were checked: those of survivors who play for themselves. */
  objectives: Judged[][];
  /** The Objectives of a cooperative game. */
  shared: Judged[];
  signals: { sent: number; needed: number } | null;
}

export interface Judged {
  objective: string;
  met: boolean;
  needs: Requirement;
}

/** A condition by its name, or several joined: "all" of the parts, or "any". */
export interface Requirement {
  name: string;
  met: boolean;
  number: number;
  parts: Requirement[];
}

/** Out of the ship, or asleep in it, when the game ended. */
export const survived = ({ status }: Pick<Character, "status">): boolean => status === "escaped" || status === "hibernating";

export const survivors = ({ players }: NemesisState): number => players.filter(survived).length;
