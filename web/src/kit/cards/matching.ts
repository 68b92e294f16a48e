/** Which option belongs to which of several things that may look alike. */
import { same } from "../../state/choosing.svelte";
import type { Value } from "../../wire/types";
import type { Choice } from "../drawings";

/**
 * For each thing the choice that is about it, one to one: two copies of a card are two options of a payment. Where only
 * one may be picked, copies share their option, since either will do.
 */
export function matched(
  things: string[],
  choices: Choice[],
  name: "card" | "item",
  share: boolean,
): (Choice | undefined)[] {
  const waiting = new Map<string, Choice[]>();
  for (const choice of choices) {
    const thing = choice.option.at?.[name];
    if (typeof thing !== "string") continue;
    waiting.set(thing, [...(waiting.get(thing) ?? []), choice]);
  }
  for (const list of waiting.values()) list.sort((a, b) => Number(a.blocked) - Number(b.blocked));
  return things.map((thing) => {
    const list = waiting.get(thing);
    return share ? list?.[0] : list?.shift();
  });
}

/** What is looked at: an option by its value, and of equal options perhaps a certain one. */
export interface Focus {
  value: Value | undefined;
  at: number | undefined;
}

export interface Shown {
  choice: Choice | undefined;
  lit: boolean;
}

/**
 * How each thing shows its choice. Where copies share one, a single copy stands for it: the one that was pointed at
 * last, else the first.
 */
export function shown(matches: (Choice | undefined)[], focus: Focus, pointed: number): Shown[] {
  return matches.map((choice, place) => {
    if (!choice) return { choice, lit: false };
    const stands = (matches[pointed] === choice ? pointed : matches.indexOf(choice)) === place;
    const focused = focus.value !== undefined && same(choice.option.value, focus.value);
    const lit = stands && focused && (focus.at ?? choice.at) === choice.at;
    return { choice: stands ? choice : { ...choice, picked: false }, lit };
  });
}
