import { describe, expect, it } from "vitest";
import type { Ask } from "../../../wire/types";
import type { SagaState } from "../state";
import { leaningAim } from "./aim";

const state = { mercenaries: [], enemies: [], deployed: [], scenery: [{ code: "T1", kind: "terminal" }] } as unknown as SagaState;
const asked = (about: Ask["about"]): Ask => ({ kind: "lean", about }) as unknown as Ask;

describe("a shot for which somebody leans", () => {
  it("is aimed at the target that was chosen before", () => {
    const aim = leaningAim(state, asked({ who: "dulinsky", target: "T1" }));
    expect(aim).toEqual({ target: "T1", close: false, rolls: false, named: { piece: { ref: "saga-piece-terminal" } } });
  });

  it("is none without a target", () => expect(leaningAim(state, asked({ who: "dulinsky" }))).toBeNull());
});
