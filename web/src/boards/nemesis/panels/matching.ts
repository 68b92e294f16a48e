/** Which option belongs to which of several things that may look alike. */
import type { Choice } from "../../index";

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
