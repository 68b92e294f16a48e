/** An attack as its events tell it: the dice of both sides, then which shield blocks which explosion. */
import type { Ask, GameEvent, Value } from "../../../wire/types";

export interface Attack {
  who: string; // "" where nobody attacks: a trap, a fire
  target: string;
  weapon: string;
  way: string;
  attack: Part[]; // where the dice of each side come from
  defence: Part[];
  explosions: number[]; // levels, 0 for a blank
  shields: number[];
}

export type Part = [reason: string, dice: number];

export interface Paired {
  target: string;
  unblocked: number[];
  pairs: [explosion: number, shield: number][];
  blanks: [attack: number, defence: number];
  wounds: number;
}

/** A roll that somebody is asked about: dice that may be rolled again, or hits that may be cancelled. */
export interface AskedRoll {
  who: string; // whose dice may change
  side: "attack" | "defence"; // which dice those are
  rival: string; // whoever or whatever rolled against them; "" for nobody
  own: number[];
  against: number[];
}

const pairsOf = (value: Value | undefined): [Value, Value][] =>
  Array.isArray(value) ? value.filter((one): one is [Value, Value] => Array.isArray(one) && one.length === 2) : [];
const numbersOf = (value: Value | undefined): number[] => (Array.isArray(value) ? value.map(Number) : []);
const parts = (value: Value | undefined): Part[] => pairsOf(value).map(([reason, dice]): Part => [String(reason), Number(dice)]);

export function attackOf({ kind, args }: GameEvent): Attack | null {
  if (kind !== "attacked" || !args) return null;
  const dice = pairsOf(args["dice"]);
  const shown = (name: string): number[] => dice.filter(([die]) => die === name).map(([, face]) => Number(face));
  return {
    who: String(args["who"] ?? ""),
    target: String(args["target"] ?? ""),
    weapon: String(args["weapon"] ?? ""),
    way: String(args["way"] ?? ""),
    attack: parts(args["attack"]),
    defence: parts(args["defence"]),
    explosions: shown("attack"),
    shields: shown("defence"),
  };
}

export function pairedOf({ kind, args }: GameEvent): Paired | null {
  if (kind !== "paired" || !args) return null;
  const [red = 0, blue = 0] = numbersOf(args["blanks"]);
  return {
    target: String(args["target"] ?? ""),
    unblocked: numbersOf(args["unblocked"]),
    pairs: pairsOf(args["pairs"]).map(([explosion, shield]): [number, number] => [Number(explosion), Number(shield)]),
    blanks: [red, blue],
    wounds: Number(args["wounds"] ?? 0),
  };
}

/** The question alone says what lies on the table: it is the same for whoever comes back in the middle of an attack. */
export function askedRollOf({ about }: Pick<Ask, "about">): AskedRoll | null {
  const { die, dice } = about;
  if (!Array.isArray(dice) || (die !== "attack" && die !== "defence")) return null;
  const highFirst = (value: Value | undefined): number[] => numbersOf(value).toSorted((one, other) => other - one);
  return {
    who: String(about["who"] ?? ""), side: die, rival: String(about["rival"] ?? ""),
    own: highFirst(dice), against: highFirst(about["against"]),
  }; // prettier-ignore
}

/** Dice that are no attack: a Stealth Test, a hack, Supplies. By the name of the die, with its level. */
export function otherDice({ kind, args }: GameEvent): [die: "attack" | "defence", level: number][] {
  if (kind === "attacked") return [];
  return pairsOf(args?.["dice"]).map(([die, face]) => [die === "defence" ? "defence" : "attack", Number(face)]);
}
