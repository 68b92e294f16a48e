/** Why a good player would answer so, in one sentence for each kind of answer. */
import type { Value } from "../../../wire/types";
import { wordOf, type Moment } from "./moment";

/** By what is done in a turn. */
const TURNS: Record<string, string> = {
  special: "web-vanguard-coach-why-special",
  travel: "web-vanguard-coach-why-travel",
  rest: "web-vanguard-coach-why-rest",
  prepare: "web-vanguard-coach-why-prepare",
  use: "web-vanguard-coach-why-use",
  complete: "web-vanguard-coach-why-complete",
  "lift-off": "web-vanguard-coach-why-lift-off",
  "end-turn": "web-vanguard-coach-why-end-turn",
};
/** By the question, where its answers have one reason. */
const QUESTIONS: Record<string, string> = {
  team: "web-vanguard-coach-why-team",
  dice: "web-vanguard-coach-why-dice",
  assist: "web-vanguard-coach-why-assist",
  modify: "web-vanguard-coach-why-modify",
  "turn-die": "web-vanguard-coach-why-modify",
  combo: "web-vanguard-coach-why-combo",
  pay: "web-vanguard-coach-why-pay",
  "pick-dice": "web-vanguard-coach-why-again",
  discard: "web-vanguard-coach-why-discard",
  "start-token": "web-vanguard-coach-why-start",
};

/** Where the advice is to do nothing. */
const DECLINED: Record<string, string> = {
  dice: "web-vanguard-coach-why-no-dice",
  assist: "web-vanguard-coach-why-no-assist",
  modify: "web-vanguard-coach-why-no-modify",
  "turn-die": "web-vanguard-coach-why-no-modify",
  combo: "web-vanguard-coach-why-no-combo",
};

const isBasic = (die: Value): boolean => String(die).endsWith("-basic");

/** Dice go by what they can show: the least first where they go, the most first where they come back. */
function whyThisDie(asked: string, pick: Value, offered: Value[]): string | null {
  if (offered.length < 2) return null;
  if (asked === "refresh") return isBasic(pick) ? null : "web-vanguard-coach-why-refresh";
  return isBasic(pick) ? "web-vanguard-coach-why-spend" : "web-vanguard-coach-why-spend-least";
}

export function reasonOf({ asked, offered }: Moment, pick: Value): string | null {
  if (pick === null || (Array.isArray(pick) && pick.length === 0)) return DECLINED[asked] ?? null;
  if (["aside", "sacrifice"].includes(wordOf(pick))) return null; // done instead of answering, or of paying as usual
  if (["spend", "sacrifice", "refresh"].includes(asked)) return whyThisDie(asked, pick, offered);
  return asked === "turn" ? (TURNS[wordOf(pick)] ?? null) : (QUESTIONS[asked] ?? null);
}
