/** Message ids and short names of things at the table, the same that the rules' own sentences are given. */
import type { Ref } from "../../wire/types";
import type { Model } from "./state";

/** "Curby", "Security Guard 3": for a sentence, which may inflect it. */
export function modelRef({ name, kind }: Pick<Model, "name" | "kind">): Ref {
  const what: Ref = { ref: `saga-kind-${kind}` };
  const number = numberOf(name);
  return number ? { ref: "saga-model-numbered", args: { kind: what, number: Number(number) } } : what;
}

/** Of several of a kind: "3" of "guard-3"; "" for whoever there is only one of. */
export const numberOf = (name: string): string => /-(\d+)$/.exec(name)?.[1] ?? "";

const SORTS: Record<string, string> = { wp: "weapon", op: "operation" };
const ABILITIES = ["ab", "cr", "ft", "md", "aa", "ba"];

/** The card of a copy: two of a name differ in their symbols alone ("nx-ambush-a", "nx-ambush-b"). */
export const cardOfCopy = (id: string): string => (id.startsWith("nx-") ? id.replace(/-[ab]$/, "") : id);

/** The message of a card, a weapon, an ability, a mode or an operation. */
export function cardText(id: string): string {
  const sort = id.slice(0, 2);
  return `saga-${ABILITIES.includes(sort) ? "ability" : (SORTS[sort] ?? "card")}-${cardOfCopy(id)}`;
}

/** As players say it: C4 is the third square of the fourth row; after Z come AA, AB and so on. */
export const squareName = ([column, row]: [number, number]): string => columnName(column) + rowName(row);

export const columnName = (column: number): string => "A".repeat(Math.floor(column / 26)) + String.fromCharCode(65 + (column % 26));

export const rowName = (row: number): string => String(row + 1);
