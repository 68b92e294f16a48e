/**
 * The client hears what happened before it gets the new state, one event after the other. Each event is put on the
 * board as it is shown, so that a move starts where it started; the state that follows has the last word.
 */
import type { GameEvent, Value } from "../../../wire/types";
import { placesAround, SHIPS } from "../board/ship/layout";
import { CLOSED_DOOR, DESTROYED_DOOR, OPEN_DOOR } from "../state";
import type { Character, Intruder, IntruderKind, NemesisState, Pod } from "../state";

type EventArgs = Record<string, Value>;
type Change = (state: NemesisState, args: EventArgs) => Partial<NemesisState>;

const replaced = <T>(list: T[], index: number, value: T): T[] => list.map((old, i) => (i === index ? value : old));

function person(changes: (args: EventArgs, old: Character) => Partial<Character>): Change {
  return (state, args) => ({
    players: state.players.map((old) => (old.seat === args["who"] ? { ...old, ...changes(args, old) } : old)),
  });
}

function intruder(changes: (args: EventArgs, old: Intruder) => Partial<Intruder>): Change {
  return (state, args) => ({
    intruders: state.intruders.map((old) => (old.id === args["intruder"] ? { ...old, ...changes(args, old) } : old)),
  });
}

function pod(changes: Partial<Pod>): Change {
  return (state, args) => ({
    pods: state.pods.map((old) => (old.number === args["pod"] ? { ...old, ...changes } : old)),
  });
}

function marker(which: "fire" | "malfunction", on: boolean): Change {
  return (state, args) => ({ [which]: replaced(state[which], Number(args["room"]), on) });
}

function door(to: number): Change {
  return (state, args) => ({ doors: replaced(state.doors, Number(args["place"]), to) });
}

const removed: Change = (state, args) => ({ intruders: state.intruders.filter(({ id }) => id !== args["intruder"]) });

const appears: Change = (state, args) => {
  const id = Number(args["intruder"]);
  if (state.intruders.some((each) => each.id === id)) return {};
  const kind = args["kind"] as IntruderKind;
  return { intruders: [...state.intruders, { id, kind, room: Number(args["room"]), injuries: 0, token: "" }], met: true };
};

/** The Larva that attacked is in its victim now. */
const infested: Change = (state, args) => {
  const room = state.players[Number(args["who"])]?.room;
  const larva = state.intruders.find((each) => each.kind === "larva" && each.room === room);
  const players = state.players.map((old) => (old.seat === args["who"] ? { ...old, larva: true } : old));
  return { players, intruders: state.intruders.filter((each) => each !== larva) };
};

const explored: Change = (state, args) => {
  const room = Number(args["room"]);
  return { explored: replaced(state.explored, room, true), tiles: replaced(state.tiles, room, String(args["tile"])) };
};

const silenced: Change = (state, args) => {
  const around = placesAround(SHIPS[state.map], Number(args["room"]));
  return { noise: state.noise.map((old, place) => old && !around.includes(place)) };
};

const CHANGES: Record<string, Change> = {
  moved: person((args) => ({ room: Number(args["room"]), pod: 0 })),
  "thrown-out": person((args) => ({ room: Number(args["room"]), pod: 0 })),
  "left-pod": person((args) => ({ room: Number(args["room"]), pod: 0 })),
  boarded: person((args) => ({ room: 0, pod: Number(args["pod"]) })),
  died: person(() => ({ status: "dead", room: 0, pod: 0 })),
  hibernates: person(() => ({ status: "hibernating", room: 0 })),
  escaped: person(() => ({ status: "escaped", room: 0, pod: 0 })),
  revived: person((args) => ({ status: "alive", room: Number(args["room"]) })),
  slimed: person(() => ({ slimed: true })),
  washed: person(() => ({ slimed: false })),
  passed: person(() => ({ passed: true })),
  launched: pod({ gone: true }),
  "pod-lost": pod({ gone: true }),
  "pod-unlocked": pod({ unlocked: true }),
  "pod-locked": pod({ unlocked: false }),
  "intruder-moves": intruder((args) => ({ room: Number(args["room"]) })),
  "intruder-appears": appears,
  "intruder-killed": removed,
  "intruder-vanishes": removed,
  injured: intruder((args, old) => ({ injuries: old.injuries + Number(args["count"]) })),
  "intruder-heals": intruder((_, old) => ({ injuries: Math.max(0, old.injuries - 1) })),
  transformed: intruder((args) => ({ kind: args["kind"] as IntruderKind })),
  infested,
  explored,
  "token-revealed": (state, args) => ({ items: replaced(state.items, Number(args["room"]), Number(args["count"])) }),
  noise: (state, args) => ({ noise: replaced(state.noise, Number(args["place"]), true) }),
  "noise-cleared": silenced,
  fire: marker("fire", true),
  "fire-out": marker("fire", false),
  malfunction: marker("malfunction", true),
  repaired: marker("malfunction", false),
  "door-opened": door(OPEN_DOOR),
  "door-closed": door(CLOSED_DOOR),
  "door-destroyed": door(DESTROYED_DOOR),
  "airlock-started": (_, args) => ({ airlock: Number(args["room"]) }),
  "airlock-cancelled": () => ({ airlock: 0 }),
  vented: () => ({ airlock: 0 }),
  "nest-egg-gone": (_, args) => ({ eggs: Number(args["count"]) }),
  "egg-laid": (_, args) => ({ eggs: Number(args["count"]) }),
  "nest-destroyed": () => ({ nest_destroyed: true }),
};

/** The state with the event on the board; the same object when the board does not show it. */
export function withEvent(state: NemesisState, event: GameEvent): NemesisState {
  const change = CHANGES[event.kind]?.(state, event.args ?? {});
  return change ? { ...state, ...change } : state;
}
