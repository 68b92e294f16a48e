import { describe, expect, it } from "vitest";
import type { Character, NemesisState } from "../state";
import type { Ask, View } from "../../../wire/types";
import { CoachMemory, type Shelf } from "../../../table/coach/coachMemory.svelte";
import { DEEDS } from "./deeds";
import coach from "./index";
import { momentOf } from "./moment";
import { STEPS } from "./steps";

const ROOMS = 22;
const SPECIAL: Record<number, string> = {
  1: "cockpit",
  11: "hibernatorium",
  19: "engine-3",
  20: "engine-2",
  21: "engine-1",
};

function me(changes: Partial<Character> = {}): Character {
  return {
    seat: 0, number: 1, name: "scout", status: "alive", room: 11, pod: 0, passed: false,
    hand: ["search", "rest", "demolition", "search", "interruption"], deck: 5, discard: [], light: 0,
    wounds: [], dressed: [],
    slimed: false, signal: false, larva: false, inventory: [], held: [{ item: "rifle", ammo: 4, added: [], tape: 0 }],
    quests: [], objectives: [], draft: [], looking: [], unbound: false, left_behind: false, hunt: [], ...changes,
  }; // prettier-ignore
}

function state(changes: Partial<NemesisState> = {}, who: Partial<Character> = {}): NemesisState {
  const rooms = <T>(value: T): T[] => Array<T>(ROOMS).fill(value);
  return {
    turn: 1, step: "rounds", time: 0, self_destruct: -1, hibernation_open: false, met: false,
    players: [me(who), me({ seat: 1, name: "soldier", hand: 5 })], intruders: [],
    tiles: rooms("").map((_, room) => SPECIAL[room] ?? "?"),
    explored: rooms(false).map((_, room) => room in SPECIAL),
    noise: Array<boolean>(29).fill(false), fire: rooms(false), malfunction: rooms(false), items: rooms(0),
    pods: [{ number: 1, section: "A", unlocked: false, gone: false }],
    ...changes,
  } as unknown as NemesisState; // prettier-ignore
}

function asked(kind: string, values: string[] = []): Ask {
  const options = values.map((value) => ({ value, text: value }));
  return {
    id: "0-1",
    rule: "",
    kind,
    prompt: { text: "" },
    least: 1,
    most: 1,
    many: false,
    about: {},
    options,
    blocked: [],
  };
}

function view(table: NemesisState, ask: Ask | null = null, over = false): View<NemesisState> {
  return {
    game: "nemesis",
    seat: 0,
    state: table,
    waiting: [],
    window: false,
    reactions: [],
    ask,
    undo: null,
    orders: null,
    over,
    results: null,
  };
}

function explored(room: number, tile: string): Partial<NemesisState> {
  const table = state();
  const put = <T>(list: T[], value: T): T[] => list.map((old, at) => (at === room ? value : old));
  return { tiles: put(table.tiles, tile), explored: put(table.explored, true) };
}

const on = <T>(length: number, at: number, value: T, other: T): T[] =>
  Array<T>(length)
    .fill(other)
    .fill(value, at, at + 1);
const action = asked("action", ["move", "pass"]);
const adult = { id: 1, kind: "adult" as const, room: 7, injuries: 0, token: "adult-3" };

/** A view in which the step has something to explain. */
const REACHED: Record<string, View<NemesisState>> = {
  draft: view(state({}, { name: "", room: 0, hand: [] }), asked("draft", ["scout", "pilot"])),
  goal: view(state()),
  cards: view(state(), action),
  moving: view(state(), action),
  reacting: view(state(), asked("react", ["interruption"])),
  paying: view(state(), asked("pay", ["search"])),
  exploring: view(state(explored(7, "cabins"))),
  noise: view(state({ noise: on(29, 4, true, false) })),
  searching: view(state(explored(7, "cabins"), { room: 7 }), asked("action", ["move", "card:search"])),
  rooms: view(state(explored(7, "canteen"), { room: 7 }), asked("action", ["room"])),
  intruder: view(state({ met: true })),
  fighting: view(state({ met: true, intruders: [adult] }, { room: 7 }), action),
  wounds: view(state({}, { light: 1 })),
  passing: view(state({}, { passed: true })),
  events: view(state({ turn: 2 })),
  contamination: view(state({}, { hand: ["contamination"] })),
  slime: view(state({}, { slimed: true })),
  fire: view(state({ fire: on(ROOMS, 7, true, false) })),
  malfunction: view(state({ malfunction: on(ROOMS, 7, true, false) })),
  home: view(state({ turn: 3 })),
  countdown: view(state({ self_destruct: 0 })),
  pods: view(state({ pods: [{ number: 1, section: "A", unlocked: true, gone: false }] })),
  hibernation: view(state({ hibernation_open: true })),
  over: view(state({}, { status: "escaped" }), null, true),
};

function shelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

/** Everything the coach says while these views pass, read at once. */
function told(memory: CoachMemory, views: View<NemesisState>[]): string[] {
  const said: string[] = [];
  for (const now of views) {
    memory.watch(now);
    for (let step = memory.current; step; step = memory.current) {
      said.push(step.id);
      memory.next();
    }
  }
  return said;
}

describe("the steps", () => {
  it("have ids of their own", () => {
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
    expect(Object.keys(REACHED)).toEqual(STEPS.map(({ id }) => id));
  });

  it.each(STEPS.map((step) => [step.id, step] as const))("can be reached: %s", (id, step) => {
    expect(step.when(momentOf(REACHED[id]!)!)).toBe(true);
  });

  it("say at the start only what is true at the start", () => {
    const early = STEPS.filter((step) => step.when(momentOf(view(state(), action))!)).map(({ id }) => id);
    expect(early).toEqual(["goal", "cards", "moving"]);
  });

  it("say nothing to those who only watch", () => {
    expect(momentOf({ ...view(state()), seat: -1 })).toBeNull();
  });
});

describe("the coach", () => {
  it("says everything once over a whole game, in order of appearance", () => {
    const said = told(new CoachMemory(coach, "t", shelf()), [...Object.values(REACHED), ...Object.values(REACHED)]);
    expect([...said].sort()).toEqual(STEPS.map(({ id }) => id).sort());
    expect(said.indexOf("intruder")).toBeLessThan(said.indexOf("fighting"));
    expect(said[0]).toBe("draft");
    expect(said.at(-1)).toBe("over");
  });

  it("does not change the subject while somebody reads", () => {
    const memory = new CoachMemory(coach, "t", shelf());
    memory.watch(REACHED["noise"]!);
    const reading = memory.current;
    memory.watch(REACHED["cards"]!);
    expect(memory.current).toBe(reading);
    memory.next();
    expect(memory.current?.id).toBe("cards");
  });

  it("keeps what has come up until it is heard, even when its moment has passed", () => {
    const memory = new CoachMemory(coach, "t", shelf());
    memory.watch(REACHED["draft"]!);
    memory.watch(REACHED["goal"]!);
    memory.watch(REACHED["reacting"]!);
    memory.watch(REACHED["wounds"]!);
    expect(memory.current?.id).toBe("draft");
    const heard: string[] = [];
    for (let step = memory.current; step; step = memory.current) {
      heard.push(step.id);
      memory.next();
    }
    expect(heard).toEqual(["draft", "goal", "wounds", "reacting"]); // what this moment is about comes first
  });

  it("goes one step for one press, and none without", () => {
    const memory = new CoachMemory(coach, "t", shelf());
    memory.watch(REACHED["cards"]!);
    const all = memory.more;
    expect(all).toBeGreaterThan(0);
    for (const later of [REACHED["moving"]!, REACHED["noise"]!, REACHED["moving"]!]) memory.watch(later);
    expect(memory.current?.id).toBe("goal");
    const waiting = memory.more;
    memory.next();
    expect(memory.more).toBe(waiting - 1);
  });

  it("has not forgotten what was still to be said after the page was loaded anew", () => {
    const kept = shelf();
    const before = new CoachMemory(coach, "t", kept);
    before.watch(REACHED["draft"]!);
    before.watch(REACHED["noise"]!);
    const after = new CoachMemory(coach, "t", kept);
    after.watch(REACHED["wounds"]!);
    expect(after.current?.id).toBe("draft");
    after.next();
    expect([after.current?.id, after.more]).toEqual(["goal", 2]);
  });

  it("remembers after the page was loaded anew", () => {
    const kept = shelf();
    const before = told(new CoachMemory(coach, "t", kept), [REACHED["cards"]!, REACHED["noise"]!]);
    const after = told(new CoachMemory(coach, "t", kept), [REACHED["cards"]!, REACHED["noise"]!, REACHED["wounds"]!]);
    expect(before).toContain("noise");
    expect(after).toEqual(["wounds"]);
    expect(told(new CoachMemory(coach, "another", kept), [REACHED["cards"]!])).toContain("cards");
  });

  it("survives a broken shelf", () => {
    const broken: Shelf = {
      getItem: () => "{nonsense",
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(told(new CoachMemory(coach, "t", broken), [REACHED["slime"]!])).toContain("slime");
  });
});

describe("the deeds", () => {
  const done = (...views: View<NemesisState>[]): string[] => {
    const memory = new CoachMemory(coach, "t", shelf());
    for (const now of views) memory.watch(now);
    return memory.done;
  };

  it("are open at the start", () => expect(done(view(state()))).toEqual([]));

  it("are ticked off as they are done and stay so", () => {
    const room = explored(7, "cabins");
    const all = done(
      view(state(room, { room: 7 })),
      view(state(room, { room: 7, inventory: ["medkit"] })),
      view(state(room, { room: 7, passed: true })),
      view(state({ ...room, turn: 2, intruders: [adult] }, { room: 7 })),
      view(state(room, { room: 0, status: "escaped" })),
      view(state()),
    );
    expect([...all].sort()).toEqual(DEEDS.map(({ id }) => id).sort());
  });
});
