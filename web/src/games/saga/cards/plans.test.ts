import { describe, expect, test, vi } from "vitest";
import type { Choice } from "../../../kit/drawings";
import type { Option, View } from "../../../wire/types";
import type { SagaState } from "../state";
import { plans } from "./plans";

vi.mock("../../../state/app.svelte", () => ({ t: (id: string) => id, say: () => "", app: {} }));

const guard = { name: "guard-1", kind: "ag-guard", at: [9, 2] };
const gone = { name: "guard-2", kind: "ag-guard", at: null };
const terminal = { code: "T1", kind: "terminal", squares: [[10, 9]] };
const door = { code: "D1", squares: [[11, 2], [11, 3]], open: false, lock: 0, denied: false, destroyed: false };
const state = { mercenaries: [], enemies: [guard, gone], scenery: [terminal], doors: [door], deployed: [] };
const view = { state, ask: { kind: "action" } } as unknown as View<SagaState>;

const choice = (value: string, targets: string[]): Choice => {
  const option = { value, text: `saga-action-${value}`, at: { targets } } as unknown as Option;
  return { option, at: 0, key: "1", blocked: false, picked: false };
};
const planned = (value: string, ...targets: string[]): unknown[] =>
  plans(view, [choice(value, targets)]).map(({ target, then }) => [target, then]);

describe("pointing at something first", () => {
  test("an Action at whoever stands there, with the question after it already answered", () => {
    expect(planned("shoot", "guard-1")).toEqual([["9,2", [{ kind: "target", pick: "guard-1" }]]]);
    expect(planned("hack", "T1")).toEqual([["10,9", [{ kind: "terminal", pick: "T1" }]]]);
    expect(planned("door", "D1")).toEqual([["11,2", [{ kind: "door", pick: "D1" }]]]);
    expect(planned("interact", "T1")).toEqual([["10,9", [{ kind: "scenery", pick: "T1" }]]]);
  });

  test("nobody points at whoever is not on the board, nor at what no later question asks for", () => {
    expect(planned("shoot", "guard-2", "guard-9")).toEqual([]);
    expect(planned("nothing", "guard-1")).toEqual([]);
    expect(plans({ ...view, ask: { ...view.ask!, kind: "move" } }, [choice("shoot", ["guard-1"])])).toEqual([]);
    expect(plans(view, [{ ...choice("shoot", ["guard-1"]), blocked: true }])).toEqual([]);
  });
});
