/** How long each event is shown, in ms at normal speed. What is not listed only goes to the log. */
import type { GameEvent } from "../../../wire/types";

const MOVE = 420;
const DICE = 900;
const REVEAL = 1100;
const MARKER = 480;
const BLOW = 700;
const CARD = 1900;
const DEATH = 1500;

const TIMES: Record<string, number> = {
  moved: MOVE,
  "thrown-out": MOVE,
  "intruder-moves": MOVE,
  "intruder-appears": 800,
  "intruder-vanishes": 420,
  "left-pod": MOVE,
  boarded: MOVE,
  launched: 900,
  explored: REVEAL,
  "token-revealed": REVEAL,
  "noise-roll": DICE,
  "combat-roll": DICE,
  "token-drawn": REVEAL,
  noise: MARKER,
  "noise-cleared": 300,
  danger: 600,
  fire: MARKER,
  "fire-out": 300,
  malfunction: MARKER,
  repaired: 300,
  "door-closed": MARKER,
  "door-opened": 300,
  "door-destroyed": MARKER,
  "door-holds": MARKER,
  slimed: MARKER,
  shoots: 500,
  "covering-shot": 500,
  melee: 500,
  missed: 500,
  injured: BLOW,
  "intruder-killed": DEATH,
  attack: 1000,
  surprise: 900,
  infested: BLOW,
  "light-wound": BLOW,
  "serious-wound": 900,
  died: DEATH,
  hibernates: 900,
  escaped: 900,
  thrown: 600,
  event: CARD,
  weakness: CARD,
  "first-intruder": 900,
  "self-destruct-started": 1200,
  "airlock-started": 700,
  vented: 900,
  "egg-destroyed": BLOW,
  "nest-destroyed": 1200,
  "egg-laid": MARKER,
  "pod-unlocked": MARKER,
  "pod-locked": MARKER,
  "pod-lost": 900,
  turn: 900,
  transformed: 900,
  revived: 900,
  larva: 600,
  contaminated: 500,
};

export const duration = (event: GameEvent): number => TIMES[event.kind] ?? 0;
