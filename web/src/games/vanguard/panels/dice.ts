/** The dice of a crew board: slots by column, what lies in them, and which die an option is about. */
import type { Choice } from "../../../kit/drawings";
import type { Ask } from "../../../wire/types";
import { colourOf } from "../dice/faces";
import type { Colour, CrewMember } from "../state";

export type Slot = { die: string } | { injury: true } | { empty: true };

export interface Column {
  colour: Colour;
  slots: Slot[]; // Available dice, Injury dice, free slots
  locked: number; // slots that a higher Rank opens
  spent: string[];
}

/** A column by what the Section's board has at each Rank. */
export function columnOf(who: Pick<CrewMember, "available" | "spent" | "injury_dice" | "rank">, colour: Colour, byRank: readonly number[]): Column {
  const mine = (dice: string[]): string[] => dice.filter((die) => colourOf(die) === colour);
  const available = mine(who.available);
  const injured = who.injury_dice.filter((one) => one === colour).length;
  const usable = byRank[who.rank - 1] ?? 0;
  const free = Math.max(0, usable - available.length - injured);
  return {
    colour,
    slots: [
      ...available.map((die): Slot => ({ die })),
      ...Array.from({ length: injured }, (): Slot => ({ injury: true })),
      ...Array.from({ length: free }, (): Slot => ({ empty: true })),
    ],
    locked: Math.max(0, (byRank.at(-1) ?? 0) - usable),
    spent: mine(who.spent),
  };
}

/** Questions that are answered with a die of the board, and the part of it they ask for. */
const FROM: Record<string, "available" | "spent"> = { spend: "available", pushed: "available", dice: "available", assist: "available", refresh: "spent" };

export const partAsked = (ask: Ask | null, section: string): "available" | "spent" | null =>
  ask && (ask.about["helper"] ?? ask.about["who"]) === section ? (FROM[ask.kind] ?? null) : null;

/** The choice about each die, one to one where several may be picked; copies share theirs where one will do. */
export function choicesOf(dice: string[], choices: Choice[], many: boolean): (Choice | undefined)[] {
  const left = choices.filter(({ blocked }) => !blocked);
  return dice.map((die) => {
    const at = left.findIndex(({ option }) => option.value === die);
    return at < 0 ? undefined : many ? left.splice(at, 1)[0] : left[at];
  });
}
