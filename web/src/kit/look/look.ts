/**
 * Looking before choosing: a query that the rules answer from what the seat sees, without effect on the table. A game
 * answers a look with sentences for the card, and with a line and an area for the board; whatever it leaves out is not
 * shown.
 */
import type { Place, Said, Value } from "../../wire/types";

/** What is asked; a game with drawings of its own may ask whatever its rules answer. */
export type LookQuery = { kind: string; [name: string]: Value };

export interface Look {
  say: Said[];
  line: Place[];
  area: Place[];
}

const isPlace = (one: unknown): one is Place =>
  typeof one === "string" || typeof one === "number" || (Array.isArray(one) && one.length === 2 && one.every(Number.isInteger));
const isSaid = (one: unknown): one is Said => typeof (one as Said | null)?.text === "string";

/** The answer as far as it can be shown; null if nothing of it can. */
export function lookOf(answer: unknown): Look | null {
  if (typeof answer !== "object" || answer === null) return null;
  const { say, line, area } = answer as Record<string, unknown>;
  const listed = <T>(value: unknown, is: (one: unknown) => one is T): T[] => (Array.isArray(value) ? value.filter(is) : []);
  const look = { say: listed(say, isSaid), line: listed(line, isPlace), area: listed(area, isPlace) };
  return look.say.length || look.line.length || look.area.length ? look : null;
}
