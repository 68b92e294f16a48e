import { expect, test } from "vitest";
import type { GameEvent } from "../../../wire/types";
import { askedRollOf, attackOf, otherDice, pairedOf } from "./attack";

const event = (kind: string, args: GameEvent["args"]): GameEvent => ({ n: 1, kind, rule: "SAGA-ATTACK-01", args, say: { text: "" } }) as GameEvent;

test("both sides' dice are read from one roll", () => {
  const attack = attackOf(
    event("attacked", {
      who: "dulinsky", target: "guard-3", way: "shot", weapon: "wp-rifle", attack: [["shoot", 4]], defence: [["defence", 2], ["cover", 1]],
      dice: [["attack", 3], ["attack", 0], ["defence", 2]],
    }),
  ); // prettier-ignore
  expect(attack).toMatchObject({ explosions: [3, 0], shields: [2], defence: [["defence", 2], ["cover", 1]] });
});

test("what is blocked is told with the shield that blocks it", () => {
  const paired = pairedOf(event("paired", { target: "guard-3", unblocked: [3], pairs: [[1, 2]], blanks: [1, 0], wounds: 1 }));
  expect(paired).toEqual({ target: "guard-3", unblocked: [3], pairs: [[1, 2]], blanks: [1, 0], wounds: 1 });
});

test("a question about a roll says what both sides have thrown", () => {
  const about = { who: "alyse", source: "sk-resourceful", die: "defence", dice: [0, 2], rival: "guard-1", against: [0, 1, 3] };
  expect(askedRollOf({ about })).toEqual({ who: "alyse", side: "defence", rival: "guard-1", own: [2, 0], against: [3, 1, 0] });
  expect(askedRollOf({ about: { who: "alyse" } })).toBeNull();
});

test("other events are no attacks, but may have dice", () => {
  expect([attackOf(event("moved", {})), pairedOf(event("attacked", {}))]).toEqual([null, null]);
  expect(otherDice(event("hacking-roll", { dice: [["attack", 2]] }))).toEqual([["attack", 2]]);
  expect(otherDice(event("attacked", { dice: [["attack", 2]] }))).toEqual([]);
});
