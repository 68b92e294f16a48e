import { describe, expect, it } from "vitest";
import type { Ask, Value, View } from "../../../wire/types";
import type { Check, CrewMember, VanguardState } from "../state";
import { DEEDS } from "./deeds";
import coach from "./index";
import { momentOf } from "./moment";
import { STEPS } from "./steps";

const member = (changes: Partial<CrewMember> = {}): CrewMember =>
  ({ seat: 0, section: "science", card: "c30", sector: 1, available: ["blue-basic"], spent: [], injuries: [], gear: [], hand: [], ...changes }) as CrewMember;

const state = (changes: Partial<VanguardState> = {}): VanguardState =>
  ({
    mode: "tutorial", planet: "cinder", step: "turn", round: 1, read: [], crew: [member()], check: null, sectors: [{ number: 1, visited: true }],
    threats: [], leads: [], clocks: [], missions: ["M01"], completed: [], gained: 0, ending: "", ...changes,
  }) as unknown as VanguardState; // prettier-ignore

const check = (changes: Partial<Check> = {}): Check => ({ who: "science", action: "P101:x", step: 4, dice: [], helpers: [], ...changes }) as Check;

function asked(kind: string, values: Value[] = []): Ask {
  const options = values.map((value) => ({ value, text: "" }));
  return { id: "0-1", rule: "", kind, prompt: { text: "" }, least: 1, most: 1, many: false, about: {}, options, blocked: [] };
}

const view = (table: VanguardState, ask: Ask | null = null): View<VanguardState> => ({
  game: "vanguard", seat: 0, state: table, waiting: [], window: false, reactions: [], ask, undo: null, orders: null, over: false, results: null,
}); // prettier-ignore

const expedition = (changes: Partial<VanguardState> = {}): VanguardState => state({ mode: "expedition", planet: "veyra", ...changes });
const die = (face: string): Check["dice"][number] => ({ kind: "blue-basic", owner: "science", face });

/** A view in which the step has something to explain; what Logs teach is reached by reading them. */
const REACHED: Record<string, View<VanguardState>> = {
  team: view(state(), asked("team")),
  spend: view(state(), asked("spend", ["blue-basic"])),
  danger: view(state(), { ...asked("option", [0, 1]), about: { options: ["spend(1,any,me)", "danger(1,T,me)"] } }),
  dice: view(state(), asked("dice", ["blue-basic"])),
  assist: view(state({ check: check({ helpers: ["recon"] }) })),
  modify: view(state(), asked("modify", [])),
  wild: view(state({ check: check({ dice: [die("vanguard")] }) })),
  convert: view(state({ check: check({ dice: [die("basic")] }) })),
  effects: view(state({ check: check({ action: "S2:drag-out-the-packs" }) })),
  combo: view(state(), asked("combo", [])),
  travel: view(state(), asked("turn", [["travel", "1-5", 5]])),
  rest: view(state({ crew: [member({ spent: ["a", "b", "c"] })] }), asked("turn", [["rest"]])),
  injury: view(state({ crew: [member({ injuries: [{ name: "just-a-scratch", slot: 0, covered: false, struck: false }] })] })),
  "rank-up": view(state({ gained: 3 })),
  landing: view(expedition(), asked("landing-roll", ["roll", "stop"])),
  gear: view(expedition({ crew: [member({ gear: [{ card: "K01" }] as CrewMember["gear"] })] }), asked("turn", [["end-turn"]])),
  threat: view(expedition({ threats: [{ card: "th01", sector: 4 }] as VanguardState["threats"] })),
  lead: view(expedition({ leads: [{ type: "tech", tokens: ["1"] }] })),
  time: view(expedition({ clocks: [{ card: "G10", sector: 0, at: 1, held: 0 }] })),
  tide: view(expedition({ read: ["801", "805"] })),
  exert: view(expedition({ crew: [member({ available: [] })] }), asked("turn", [["end-turn"]])),
  "lift-off": view(expedition({ round: 2 }), asked("turn", [["lift-off"]])),
};

describe("the steps", () => {
  const read = (log: string): View<VanguardState> => view(state({ read: [log] }));
  const reached = (id: string): View<VanguardState> => (id.startsWith("log-") ? read(id.slice(4)) : REACHED[id]!);

  it("have ids of their own", () => expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length));

  it.each(STEPS.map((step) => [step.id, step] as const))("can be reached, and not before anything has happened: %s", (id, step) => {
    expect(step.when(momentOf(reached(id))!)).toBe(true);
    expect(step.when(momentOf(view(state(), asked("page")))!)).toBe(false);
  });

  it("of the Tutorial's Logs are told in the Tutorial alone", () => {
    const later = momentOf(view(expedition({ read: ["start"] })))!;
    expect(STEPS.filter(({ id }) => id.startsWith("log-")).some(({ when }) => when(later))).toBe(false);
  });

  it("tell of the tide where there is one", () => {
    const tide = STEPS.find(({ id }) => id === "tide")!;
    expect(tide.when(momentOf(view(expedition({ planet: "gantry", read: ["805"] })))!)).toBe(false);
  });

  it("say nothing to those who only watch", () => expect(momentOf({ ...view(state()), seat: -1 })).toBeNull());
});

describe("the goal and the reason", () => {
  it("are those of the first Mission, and of the answer", () => {
    const moment = momentOf(view(state(), asked("turn", [["rest"]])))!;
    expect(coach.goal!(moment)).toBe("web-vanguard-coach-goal-m01");
    expect(coach.goal!(momentOf(view(state({ missions: [] })))!)).toBeNull();
    expect(coach.reason!(moment, ["rest"])).toBe("web-vanguard-coach-why-rest");
    expect(coach.reason!(momentOf(view(state(), asked("dice")))!, ["blue-basic"])).toBe("web-vanguard-coach-why-dice");
    expect(coach.reason!(momentOf(view(state(), asked("column")))!, "red")).toBeNull();
  });

  it("tell why nothing should be done, where that is the advice", () => {
    const reason = (kind: string, pick: Value): string | null => coach.reason!(momentOf(view(state(), asked(kind)))!, pick);
    expect(["assist", "modify", "combo"].map((kind) => reason(kind, null))).toEqual(["assist", "modify", "combo"].map((kind) => `web-vanguard-coach-why-no-${kind}`));
    expect(reason("dice", [])).toBe("web-vanguard-coach-why-no-dice");
    expect(reason("before-event", null)).toBeNull();
    expect(reason("spend", "sacrifice")).toBeNull();
    expect(reason("modify", ["aside", "exert", "science"])).toBeNull();
  });

  it("say of a die only what is true of it", () => {
    const reason = (kind: string, values: Value[]): string | null => coach.reason!(momentOf(view(state(), asked(kind, values)))!, values[0]!);
    expect(reason("spend", ["blue-basic", "blue-science"])).toBe("web-vanguard-coach-why-spend");
    expect(reason("spend", ["blue-science", "green-biology"])).toBe("web-vanguard-coach-why-spend-least");
    expect(reason("spend", ["blue-science"])).toBeNull();
    expect(reason("refresh", ["blue-tech", "red-basic"])).toBe("web-vanguard-coach-why-refresh");
    expect(reason("refresh", ["blue-basic", "red-basic"])).toBeNull();
  });

  it("lead through the Tutorial only", () => {
    expect(coach.leads!(momentOf(view(state()))!)).toBe(true);
    expect(coach.leads!(momentOf(view(expedition()))!)).toBe(false);
  });
});

describe("the deeds", () => {
  const done = (table: VanguardState): string[] => DEEDS.filter((deed) => deed.done(momentOf(view(table))!)).map(({ id }) => id);

  it("are open at the start, and ticked off when they are done", () => {
    expect(done(state())).toEqual([]);
    const visited = [1, 5].map((number) => ({ number, visited: true })) as VanguardState["sectors"];
    const crew = [member({ sector: 5, spent: ["blue-basic"] }), member({ section: "recon", sector: 5 })];
    expect(done(state({ round: 2, crew, sectors: visited, gained: 1, completed: ["M01"] }))).toEqual(["check", "travel", "success", "meet", "mission"]);
    expect(done(state({ ending: "mission", completed: ["M03"] }))).toEqual(["mission", "home"]);
  });
});
