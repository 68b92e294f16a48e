/**
 * The table is told what happened before it gets the new state, one event after the other. Each event is put on the
 * board as it is told, so that a move starts where it started; the state that follows has the last word.
 */
import type { Happening, Value } from "../../wire/types";
import { placesAround, SHIPS } from "./layout";
import { CLOSED_DOOR, DESTROYED_DOOR, OPEN_DOOR } from "./state";
import type { Character, Intruder, IntruderKind, NemesisState, Pod } from "./state";

type Told = Record<string, Value>;
type Change = (state: NemesisState, told: Told) => Partial<NemesisState>;

const replaced = <T>(list: T[], index: number, value: T): T[] => list.map((old, i) => (i === index ? value : old));

function person(changes: (told: Told, old: Character) => Partial<Character>): Change {
  return (state, told) => ({
    players: state.players.map((old) => (old.seat === told["who"] ? { ...old, ...changes(told, old) } : old)),
  });
}

function intruder(changes: (told: Told, old: Intruder) => Partial<Intruder>): Change {
  return (state, told) => ({
    intruders: state.intruders.map((old) => (old.id === told["intruder"] ? { ...old, ...changes(told, old) } : old)),
  });
}

function pod(changes: Partial<Pod>): Change {
  return (state, told) => ({
    pods: state.pods.map((old) => (old.number === told["pod"] ? { ...old, ...changes } : old)),
  });
}

function marker(which: "fire" | "malfunction", on: boolean): Change {
  return (state, told) => ({ [which]: replaced(state[which], Number(told["room"]), on) });
}

function door(to: number): Change {
  return (state, told) => ({ doors: replaced(state.doors, Number(told["place"]), to) });
}

const removed: Change = (state, told) => ({ intruders: state.intruders.filter(({ id }) => id !== told["intruder"]) });

const appears: Change = (state, told) => {
  const id = Number(told["intruder"]);
  if (state.intruders.some((each) => each.id === id)) return {};
  const kind = told["kind"] as IntruderKind;
  return { intruders: [...state.intruders, { id, kind, room: Number(told["room"]), injuries: 0, token: "" }], met: true };
};

/** The Larva that attacked is in its victim now. */
const infested: Change = (state, told) => {
  const room = state.players[Number(told["who"])]?.room;
  const larva = state.intruders.find((each) => each.kind === "larva" && each.room === room);
  const players = state.players.map((old) => (old.seat === told["who"] ? { ...old, larva: true } : old));
  return { players, intruders: state.intruders.filter((each) => each !== larva) };
};

const explored: Change = (state, told) => {
  const room = Number(told["room"]);
  return { explored: replaced(state.explored, room, true), tiles: replaced(state.tiles, room, String(told["tile"])) };
};

const silenced: Change = (state, told) => {
  const around = placesAround(SHIPS[state.map], Number(told["room"]));
  return { noise: state.noise.map((old, place) => old && !around.includes(place)) };
};

const CHANGES: Record<string, Change> = {
  moved: person((told) => ({ room: Number(told["room"]), pod: 0 })),
  "thrown-out": person((told) => ({ room: Number(told["room"]), pod: 0 })),
  "left-pod": person((told) => ({ room: Number(told["room"]), pod: 0 })),
  boarded: person((told) => ({ room: 0, pod: Number(told["pod"]) })),
  died: person(() => ({ status: "dead", room: 0, pod: 0 })),
  hibernates: person(() => ({ status: "hibernating", room: 0 })),
  escaped: person(() => ({ status: "escaped", room: 0, pod: 0 })),
  revived: person((told) => ({ status: "alive", room: Number(told["room"]) })),
  slimed: person(() => ({ slimed: true })),
  washed: person(() => ({ slimed: false })),
  passed: person(() => ({ passed: true })),
  launched: pod({ gone: true }),
  "pod-lost": pod({ gone: true }),
  "pod-unlocked": pod({ unlocked: true }),
  "pod-locked": pod({ unlocked: false }),
  "intruder-moves": intruder((told) => ({ room: Number(told["room"]) })),
  "intruder-appears": appears,
  "intruder-killed": removed,
  "intruder-vanishes": removed,
  injured: intruder((told, old) => ({ injuries: old.injuries + Number(told["count"]) })),
  "intruder-heals": intruder((_, old) => ({ injuries: Math.max(0, old.injuries - 1) })),
  transformed: intruder((told) => ({ kind: told["kind"] as IntruderKind })),
  infested,
  explored,
  "token-revealed": (state, told) => ({ items: replaced(state.items, Number(told["room"]), Number(told["count"])) }),
  noise: (state, told) => ({ noise: replaced(state.noise, Number(told["place"]), true) }),
  "noise-cleared": silenced,
  fire: marker("fire", true),
  "fire-out": marker("fire", false),
  malfunction: marker("malfunction", true),
  repaired: marker("malfunction", false),
  "door-opened": door(OPEN_DOOR),
  "door-closed": door(CLOSED_DOOR),
  "door-destroyed": door(DESTROYED_DOOR),
  "airlock-started": (_, told) => ({ airlock: Number(told["room"]) }),
  "airlock-cancelled": () => ({ airlock: 0 }),
  vented: () => ({ airlock: 0 }),
  "nest-egg-gone": (_, told) => ({ eggs: Number(told["count"]) }),
  "egg-laid": (_, told) => ({ eggs: Number(told["count"]) }),
  "nest-destroyed": () => ({ nest_destroyed: true }),
};

/** The state with the event on the board; the same object when the board does not show it. */
export function foretold(state: NemesisState, event: Happening): NemesisState {
  const change = CHANGES[event.kind]?.(state, event.args ?? {});
  return change ? { ...state, ...change } : state;
}
