/** Why a good player would answer so, in one sentence for each kind of answer. */
import type { Value } from "../../../wire/types";
import type { Square } from "../../../kit/grid/grid";
import { endOf, facesEnemy, withinReach, wordOf, type Moment } from "./moment";

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

// What is within reach of the square that a Mercenary goes to, and what it has to have in front of it.
const GOES_TO = { terminal: "web-saga-coach-why-move-terminal", door: "web-saga-coach-why-move-door" };
const FACES = { terminal: "web-saga-coach-why-facing-terminal", door: "web-saga-coach-why-facing-door" };
const AHEAD: Record<string, Square> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const OPENS_AND_WINS = "a"; // the mission that is won with its only door

/** Ahead or at the side. */
function inFront([column, row]: Square, facing: string, squares: Square[]): boolean {
  const [right, down] = AHEAD[facing] ?? [0, 0];
  return squares.some(([otherColumn, otherRow]) => (otherColumn - column) * right + (otherRow - row) * down >= 0);
}

function whyThere(moment: Moment, pick: Value): string | null {
  const end = ["to", "step"].includes(wordOf(pick)) ? endOf(pick) : null;
  const near = end && withinReach(moment, end);
  return near ? GOES_TO[near.sort] : (WAYS[wordOf(pick)] ?? null);
}

function whyFacing(moment: Moment, facing: string): string {
  const at = moment.actor?.model.at;
  const near = at && withinReach(moment, at);
  if (at && near && inFront(at, facing, near.squares)) return FACES[near.sort];
  const enemies = moment.state.enemies.flatMap((one) => (one.at ? [one.at] : []));
  const seen = at && facesEnemy(moment) && inFront(at, facing, enemies);
  return seen ? "web-saga-coach-why-facing-enemy" : "web-saga-coach-why-facing";
}

export function reasonOf(moment: Moment, pick: Value): string | null {
  const { asked, mine, offered, state } = moment;
  if (mine.length === 0 && asked !== "team") return null; // the Nexus has reasons of its own
  if (pick === "door" && asked === "action" && state.mission === OPENS_AND_WINS) return "web-saga-coach-why-door-wins";
  if (asked === "action") return ACTIONS[wordOf(pick)] ?? null;
  if (asked === "move") return whyThere(moment, pick);
  if (asked === "facing" && typeof pick === "string") return whyFacing(moment, pick);
  if (pick === null) return DECLINED[asked] ?? null;
  if (asked === "who-acts" && pick === "end") return null;
  if (asked === "who-acts" && offered.length <= ONE_AND_THE_END) return "web-saga-coach-why-alone";
  return QUESTIONS[asked] ?? null;
}
