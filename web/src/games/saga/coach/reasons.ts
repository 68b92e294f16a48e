/** Why a good player would answer so, in one sentence for each kind of answer. */
import type { Value } from "../../../wire/types";
import { wordOf, type Moment } from "./moment";

// By the Action, and by the way to move.
const ACTIONS: Record<string, string> = {
  shoot: "web-saga-coach-why-shoot",
  assault: "web-saga-coach-why-assault",
  door: "web-saga-coach-why-door",
  hack: "web-saga-coach-why-hack",
  interact: "web-saga-coach-why-search",
  use: "web-saga-coach-why-card",
  mission: "web-saga-coach-why-mission",
  nothing: "web-saga-coach-why-nothing",
};
const WAYS: Record<string, string> = {
  to: "web-saga-coach-why-move",
  step: "web-saga-coach-why-move",
  stay: "web-saga-coach-why-stay",
  "break-away": "web-saga-coach-why-break-away",
  feat: "web-saga-coach-why-feat",
  leave: "web-saga-coach-why-leave",
};
/** A single Mercenary that is ready, and the end of the Phase. */
const ONE_AND_THE_END = 2;

/** By the question, where its answers have one reason. */
const QUESTIONS: Record<string, string> = {
  "who-acts": "web-saga-coach-why-who",
  facing: "web-saga-coach-why-facing",
  target: "web-saga-coach-why-target",
  lean: "web-saga-coach-why-lean",
  aim: "web-saga-coach-why-aim",
  team: "web-saga-coach-why-team",
  "start-square": "web-saga-coach-why-begins",
  "use-ability": "web-saga-coach-why-ability",
  goal: "web-saga-coach-why-goal",
};
/** Why nothing is used where something could be. */
const DECLINED: Record<string, string> = {
  "use-ability": "web-saga-coach-why-keep",
  "use-free": "web-saga-coach-why-keep",
};

export function reasonOf({ asked, mine, offered }: Moment, pick: Value): string | null {
  if (mine.length === 0 && asked !== "team") return null; // the Nexus has reasons of its own
  if (asked === "action") return ACTIONS[wordOf(pick)] ?? null;
  if (asked === "move") return WAYS[wordOf(pick)] ?? null;
  if (pick === null) return DECLINED[asked] ?? null;
  if (asked === "who-acts" && pick === "end") return null;
  if (asked === "who-acts" && offered.length <= ONE_AND_THE_END) return "web-saga-coach-why-alone";
  return QUESTIONS[asked] ?? null;
}
