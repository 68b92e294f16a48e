/** How a Dice Check is read from the table: which dice pay for what, and what an icon or a choice points at. */
import type { Ask, Option, Value } from "../../../wire/types";
import type { Needs } from "../box";
import { ROWS } from "../cards/wording";
import { iconsOf } from "../dice/faces";
import type { CheckDie } from "../state";
import type { CheckFacts } from "./checkFacts.svelte";

export const STEPS = 10;
export const PAY = "pay"; // the question which dice pay for something
export type Row = (typeof ROWS)[number];

/** A die of the pool with a name of its own, that it keeps while it lies there as it is. */
export interface Lying {
  id: string;
  at: number;
  die: CheckDie;
}

/** Alike dice are counted: a die that is rolled again, or turned, is another one. */
export function lying(dice: CheckDie[]): Lying[] {
  const met = new Map<string, number>();
  return dice.map((die, at) => {
    const like = `${die.owner} ${die.kind} ${die.face}`;
    const number = (met.get(like) ?? 0) + 1;
    met.set(like, number);
    return { id: `${like} ${number}`, at, die };
  });
}

/** The row that would be marked as the dice lie; null before they are rolled, and where only tracks count. */
export function bestRow(facts: CheckFacts | null, rolled: boolean): Row | null {
  if (!facts || !rolled) return null;
  return ROWS.find((row) => facts.rows[row] && facts.rows[row].paid !== null) ?? null;
}

/** Which dice are used, and by which row or track: the row that would be marked, or Special Effects that move a track. */
export function usedDice(facts: CheckFacts | null, best: Row | null): Map<number, Row> {
  const used = new Map<number, Row>();
  for (const at of (best && facts?.rows[best]?.paid) || []) used.set(at, best!);
  for (const { track, paid } of facts?.effects ?? []) {
    for (const at of track ? paid : []) if (!used.has(at)) used.set(at, track as Row);
  }
  return used;
}

/** Which icons of a way to pay the dice show already, each icon once. */
export function shownOf(way: string[], faces: string[]): boolean[] {
  const left = faces.flatMap(iconsOf);
  return way.map((icon) => {
    const at = left.indexOf(icon);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Of several ways to pay, the one that is nearest to being paid. */
export function nearestWay({ ways }: Needs, faces: string[]): number {
  const missing = ways.map((way) => shownOf(way, faces).filter((one) => !one).length);
  return missing.indexOf(Math.min(...missing));
}

type DieName = [owner: string, kind: string, face: string];
const isDie = (value: unknown): value is DieName => Array.isArray(value) && value.length >= 3 && value.slice(0, 3).every((part) => typeof part === "string");

/** Questions in which every die of the pool is an answer, and those whose options are about one die of it. */
export const PRESSED = ["pick-dice", "keep"];
const OF_ONE_DIE = [...PRESSED, "turn-die"];

export function diceOf(ask: Pick<Ask, "kind"> | null, value: Value | undefined): DieName[] {
  if (!ask || !Array.isArray(value)) return [];
  if (OF_ONE_DIE.includes(ask.kind)) return isDie(value) ? [value.slice(0, 3) as DieName] : [];
  if (ask.kind === PAY) return (value as unknown[]).filter(isDie);
  return [];
}

/** The places of these dice in the pool, alike ones in their order. */
export function placesOf(names: DieName[], dice: CheckDie[]): number[] {
  const free = dice.map((die, at) => ({ die, at }));
  return names.flatMap(([owner, kind, face]) => {
    const found = free.findIndex(({ die }) => die.owner === owner && die.kind === kind && die.face === face);
    return found < 0 ? [] : free.splice(found, 1)[0]!.at;
  });
}

/** What a choice that is looked at would use: dice by name, or those of a Dice Combo. */
export function pointedDice(ask: Ask | null, focused: Value | undefined, dice: CheckDie[], facts: CheckFacts | null): number[] {
  if (!ask || focused === undefined) return [];
  if (ask.kind === "combo") {
    const looked = JSON.stringify(focused);
    return facts?.combos.find(({ value }) => JSON.stringify(value) === looked)?.paid ?? [];
  }
  if (ask.kind === "mark-row" && focused === "yes") return facts?.rows[String(ask.about["row"])]?.paid ?? [];
  return placesOf(diceOf(ask, focused), dice);
}

/** The choice that stands for a die of the pool, where each die is an answer; alike dice share one. */
export function optionOf(ask: Ask | null, die: CheckDie, options: Option[], nth: number): number {
  if (!ask || !PRESSED.includes(ask.kind)) return -1;
  const like = JSON.stringify([die.owner, die.kind, die.face]);
  const found = options.flatMap(({ value }, at) => (JSON.stringify((value as unknown[])?.slice?.(0, 3)) === like ? [at] : []));
  return found[Math.min(nth, found.length - 1)] ?? -1;
}

/** A payment that is put together die by die: the options that have all dice chosen so far, and the one that has no other. */
export function payable(options: Option[], chosen: CheckDie[]): { among: Option[]; done: Option | null } {
  const among = options.filter(({ value }) => holds(value as DieName[], chosen));
  return { among, done: among.find(({ value }) => (value as DieName[]).length === chosen.length) ?? null };
}

/** Whether a payment has these dice; of alike ones as many. */
function holds(payment: DieName[], dice: CheckDie[]): boolean {
  const left = payment.map((name) => name.join(" "));
  return dice.every(({ owner, kind, face }) => {
    const at = left.indexOf(`${owner} ${kind} ${face}`);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** So many things in rows of about the same length, none longer than fits. */
export function columnsFor(count: number, width: number, each: number): number {
  const fit = Math.max(1, Math.floor(width / each));
  return count > 0 ? Math.ceil(count / Math.ceil(count / fit)) : 1;
}

/** A chance in whole per cent that never says 0 or 100 of what is not certain. */
export function percentOf(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1 - 1e-9) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
