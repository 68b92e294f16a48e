import { describe, expect, it } from "vitest";
import { CoachMemory, type Shelf } from "../../../table/coach/coachMemory.svelte";
import type { Ask, Value, View } from "../../../wire/types";
import type { Door, Mercenary, Model, SagaState } from "../state";
import { DEEDS } from "./deeds";
import coach from "./index";
import { momentOf } from "./moment";
import { STEPS } from "./steps";

function model(changes: Partial<Model> = {}): Model {
  return {
    name: "dulinsky", kind: "mc-dulinsky", side: "mercenaries", at: [1, 8], facing: "east", wounds: 0, shield_wounds: 0, waiting: "",
    activated: false, bonus: false, effects: [], owner: "", home: null, ...changes,
  }; // prettier-ignore
}

function mercenary(changes: Partial<Mercenary> = {}, of: Partial<Model> = {}): Mercenary {
  return { seat: 0, model: model(of), colour: "red", status: "playing", ready: true, acted: 0, items: [], was_crippled: false, ...changes } as Mercenary;
}

const door = (code: string, changes: Partial<Door> = {}): Door => ({
  code, squares: [[11, 2]], lock: 1, denied: false, open: false, destroyed: false, defence: 0, ...changes,
}); // prettier-ignore

function state(changes: Partial<SagaState> = {}, nexus: Partial<SagaState["nexus"]> = {}): SagaState {
  return {
    mission: "a", step: "move", round: 1, acting: "dulinsky", attacked: [], zones: ["A"], exits: [], mercenaries: [mercenary()], enemies: [],
    downed: [], scenery: [{ code: "T1", kind: "terminal", squares: [[10, 9]], searched: false }], doors: [door("D1")],
    points: [{ code: "R1", squares: [[5, 1]] }], darkness: [], ending: "",
    nexus: { seat: -1, aware: true, in_play: [], removed: [], ...nexus }, ...changes,
  } as unknown as SagaState; // prettier-ignore
}

function asked(kind: string, values: Value[] = []): Ask {
  const options = values.map((value) => ({ value, text: "" }));
  return { id: "0-1", rule: "", kind, prompt: { text: "" }, least: 1, most: 1, many: false, about: { who: "dulinsky" }, options, blocked: [] };
}

function view(table: SagaState, ask: Ask | null = null, over = false): View<SagaState> {
  return { game: "saga", seat: 0, state: table, waiting: [], window: false, reactions: [], ask, undo: null, orders: null, over, results: null };
}

const guard = model({ name: "guard-1", kind: "ag-guard", side: "nexus", at: [9, 2] });

/** A view in which the step has something to explain. */
const REACHED: Record<string, View<SagaState>> = {
  team: view(state(), asked("team", ["ideal", "own"])),
  board: view(state(), asked("who-acts", ["dulinsky", "end"])),
  turn: view(state(), asked("who-acts", ["dulinsky", "end"])),
  plan: view(state(), asked("move", ["stay"])),
  several: view(state({ mercenaries: [mercenary(), mercenary({}, { name: "curby" })] }), asked("who-acts", ["dulinsky", "curby", "end"])),
  moving: view(state(), asked("move", ["stay", ["to", 2, 8]])),
  shelter: view(state({ round: 2, enemies: [guard] }), asked("move", ["stay", ["to", 2, 8]])),
  facing: view(state(), asked("facing", ["north", "east"])),
  action: view(state(), asked("action", ["nothing"])),
  shooting: view(state({ enemies: [guard] }), asked("action", ["shoot", "nothing"])),
  sight: view(state(), asked("target", ["guard-1"])),
  dice: view(state({ attacked: ["guard-1"] })),
  assault: view(state({ enemies: [guard] }), asked("action", ["assault"])),
  "break-away": view(state(), asked("move", ["stay", ["break-away", 2, 8]])),
  wounds: view(state({ mercenaries: [mercenary({}, { wounds: 1 })] })),
  crippled: view(state({ mercenaries: [mercenary({ was_crippled: true })] })),
  shields: view(state({ mercenaries: [mercenary({}, { shield_wounds: 1 })] })),
  nexus: view(state({ round: 2 })),
  reinforcements: view(state({ enemies: [{ ...guard, at: null, waiting: "R1" }] })),
  hacking: view(state(), asked("action", ["hack"])),
  goals: view(state(), asked("goal", [["unlock", "D3"]])),
  doors: view(state({ doors: [door("D1", { lock: 0 })] }), asked("action", ["door"])),
  denied: view(state({ doors: [door("D4", { denied: true })] })),
  zone: view(state({ zones: ["A", "B"] })),
  searching: view(state(), asked("action", ["interact"])),
  cards: view(state(), asked("use-free", ["eq-stim"])),
  abilities: view(state(), asked("use-ability", ["ab-modes"])),
  feats: view(state({ mercenaries: [mercenary(), mercenary({}, { name: "curby" })] }), asked("move", ["stay", ["feat", "ft-root"]])),
  darkness: view(state({ darkness: [{ code: "K1", at: [9, 11] }] })),
  flames: view(state(), asked("aim", [1, 2])),
  mind: view(state({ mercenaries: [mercenary({}, { kind: "mc-alyse" })] }), asked("target", ["guard-1"])),
  staying: view(state({}, { in_play: [{ card: "nx-alarm", until: "card", round: 1 }] })),
  events: view(state({}, { removed: ["ev-brown-out"] })),
  downed: view(state({ downed: [{ who: "curby", at: [3, 3], items: [], round: 1 }] })),
  exits: view(state({ exits: [[16, 3]] })),
  stealth: view(state({}, { aware: false })),
  bosses: view(state({ enemies: [{ ...guard, kind: "bs-okoro" }] })),
  "nexus-cards": view(state({ mercenaries: [mercenary({ seat: 1 })] }, { seat: 0 }), asked("ability", ["nx-1"])),
  "nexus-activations": view(state({ mercenaries: [mercenary({ seat: 1 })] }, { seat: 0 }), asked("activate", ["guard-1"])),
  "nexus-reinforcements": view(state({ mercenaries: [mercenary({ seat: 1 })] }, { seat: 0 }), asked("reinforce", ["nx-1"])),
  over: view(state({ ending: "mercenaries" }), null, true),
};

const shelf = (): Shelf => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
const now = (id: string): NonNullable<ReturnType<typeof momentOf>> => momentOf(REACHED[id]!)!;

describe("the steps", () => {
  it("have ids of their own", () => {
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
    expect(Object.keys(REACHED)).toEqual(STEPS.map(({ id }) => id));
  });

  it.each(STEPS.map((step) => [step.id, step] as const))("can be reached, and not at the very first question: %s", (id, step) => {
    expect(step.when(now(id))).toBe(true);
    const first = momentOf(view(state(), asked("page")))!;
    expect(step.when(first)).toBe(false);
  });

  it("come one after another as the first Turn goes on", () => {
    const memory = new CoachMemory(coach, "t", shelf());
    const said: string[] = [];
    for (const id of ["board", "moving", "facing", "shooting", "sight", "dice"]) {
      memory.watch(REACHED[id]!);
      for (let step = memory.current; step; step = memory.current) {
        said.push(step.id);
        memory.next();
      }
    }
    expect(said).toEqual(["board", "turn", "plan", "moving", "facing", "action", "shooting", "sight", "dice"]);
  });

  it("point at the thing they are about", () => {
    const thing = (id: string): string | null | undefined => STEPS.find((step) => step.id === id)!.thing?.(now(id));
    expect(thing("moving")).toBe("1,8");
    expect(thing("hacking")).toBe("10,9");
    expect(thing("doors")).toBe("11,2");
    expect(thing("reinforcements")).toBe("5,1");
    expect(thing("exits")).toBe("16,3");
    expect(thing("turn")).toBeUndefined();
  });

  it("speak of attacks only when there is somebody to attack", () => {
    const door = momentOf(view(state({ enemies: [{ ...guard, waiting: "R1" }] }), asked("action", ["shoot", "assault"])))!;
    expect(STEPS.filter(({ id }) => ["shooting", "assault"].includes(id)).map((step) => step.when(door))).toEqual([false, false]);
  });

  it("say nothing to those who only watch", () => expect(momentOf({ ...view(state()), seat: -1 })).toBeNull());
});

describe("the goal", () => {
  const goal = (changes: Partial<SagaState>): string | null => coach.goal!(momentOf(view(state(changes)))!);

  it("of the first mission is the lock, then the door", () => {
    expect(goal({})).toBe("web-saga-coach-goal-a-reach");
    expect(goal({ mercenaries: [mercenary({}, { at: [9, 8] })] })).toBe("web-saga-coach-goal-a-unlock");
    expect(goal({ doors: [door("D1", { lock: 0 })] })).toBe("web-saga-coach-goal-a-open");
  });

  it("of the second goes from door to door to the gate", () => {
    const open = { open: true, lock: 0 };
    const b = (...doors: Door[]): string | null => goal({ mission: "b", doors });
    expect(b(door("D1", { lock: 0 }))).toBe("web-saga-coach-goal-b-hall");
    expect(b(door("D1", open), door("D3"))).toBe("web-saga-coach-goal-b-unlock");
    expect(b(door("D1", open), door("D3", { lock: 0 }))).toBe("web-saga-coach-goal-b-control");
    expect(b(door("D1", open), door("D3", { destroyed: true }), door("D4", { denied: true }))).toBe("web-saga-coach-goal-b-keys");
    expect(b(door("D1", open), door("D3", open), door("D4", { lock: 0 }))).toBe("web-saga-coach-goal-b-gate");
  });

  it("of the third leads out", () => {
    const c = (changes: Partial<SagaState>): string | null => goal({ mission: "c", doors: [door("D1", { open: true })], ...changes });
    expect(c({ doors: [door("D1", { lock: 0 })] })).toBe("web-saga-coach-goal-c-hall");
    expect(c({})).toBe("web-saga-coach-goal-c-ways");
    const key = [{ card: "eq-pass", charges: 0, bought: false }];
    expect(c({ mercenaries: [mercenary({ items: key })] })).toBe("web-saga-coach-goal-c-furnace");
    expect(c({ zones: ["A", "E"] })).toBe("web-saga-coach-goal-c-lever");
    expect(c({ zones: ["A", "E"], exits: [[16, 3]] })).toBe("web-saga-coach-goal-c-leave");
  });

  it("is told nowhere else, and the coach leads nowhere else", () => {
    const later = momentOf(view(state({ mission: "m1" })))!;
    expect([coach.goal!(later), coach.leads!(later)]).toEqual([null, false]);
    expect(coach.leads!(now("board"))).toBe(true);
    expect(coach.goal!(now("nexus-cards"))).toBeNull();
  });
});

describe("the reason", () => {
  it("follows from the question and the answer", () => {
    const reason = (id: string, pick: Value): string | null => coach.reason!(now(id), pick);
    expect(reason("moving", ["to", 2, 8])).toBe("web-saga-coach-why-move");
    expect(reason("break-away", ["break-away", 2, 8])).toBe("web-saga-coach-why-break-away");
    expect(reason("shooting", "shoot")).toBe("web-saga-coach-why-shoot");
    expect(reason("action", "nothing")).toBe("web-saga-coach-why-nothing");
    expect(reason("sight", "guard-1")).toBe("web-saga-coach-why-target");
    expect(reason("several", "curby")).toBe("web-saga-coach-why-who");
    expect(reason("goals", ["unlock", "D3"])).toBe("web-saga-coach-why-goal");
    expect(reason("abilities", "ab-modes")).toBe("web-saga-coach-why-ability");
    expect(reason("abilities", null)).toBe("web-saga-coach-why-keep");
    expect(reason("cards", null)).toBe("web-saga-coach-why-keep");
    expect(reason("nexus-activations", "guard-1")).toBeNull();
  });

  it("names what is within reach of the place and in front", () => {
    const at = (square: [number, number], doors: Door[] = [door("D1")]) => state({ mercenaries: [mercenary({}, { at: square })], doors, enemies: [guard] });
    const reason = (table: SagaState, kind: string, pick: Value): string | null => coach.reason!(momentOf(view(table, asked(kind, [pick])))!, pick);
    const unlocked = [door("D1", { lock: 0 })];
    expect(reason(at([1, 8]), "move", ["to", 9, 8])).toBe("web-saga-coach-why-move-terminal");
    expect(reason(at([1, 8], unlocked), "move", ["to", 10, 3])).toBe("web-saga-coach-why-move-door");
    expect(reason(at([1, 8]), "move", ["break-away", 9, 8])).toBe("web-saga-coach-why-break-away");
    expect(reason(at([9, 8]), "facing", "east")).toBe("web-saga-coach-why-facing-terminal");
    expect(reason(at([10, 3], unlocked), "facing", "north")).toBe("web-saga-coach-why-facing-door");
    expect(reason(at([1, 8]), "facing", "east")).toBe("web-saga-coach-why-facing-enemy");
    expect(reason(at([1, 8]), "facing", "west")).toBe("web-saga-coach-why-facing");
    expect(reason(at([10, 3], unlocked), "action", "door")).toBe("web-saga-coach-why-door-wins");
  });

  it("compares nobody with others where one alone is ready", () => {
    expect(coach.reason!(now("board"), "dulinsky")).toBe("web-saga-coach-why-alone");
    expect(coach.reason!(now("board"), "end")).toBeNull();
  });
});

describe("the deeds", () => {
  const done = (table: SagaState): string[] => DEEDS.filter((deed) => deed.done(momentOf(view(table))!)).map(({ id }) => id);

  it("are open at the start, and ticked off when they are done", () => {
    expect(done(state())).toEqual([]);
    const crate = { code: "c1", kind: "crate", searched: true } as SagaState["scenery"][number];
    const much = state({ round: 2, attacked: ["guard-1"], scenery: [crate], doors: [door("D1", { open: true })], mercenaries: [mercenary({ acted: 1 })] });
    expect(done(much)).toEqual(["turn", "attack", "nexus", "search", "door"]);
    expect(done(state({ ending: "mercenaries" }))).toEqual(["win"]);
    expect(done(state({ ending: "nexus" }))).toEqual([]);
  });
});
