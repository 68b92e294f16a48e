import { describe, expect, it } from "vitest";
import type { Choice } from "../../../kit/drawings";
import type { SagaState } from "../state";
import { squareFor } from "./pointing";

const nobody = { mercenaries: [], enemies: [], deployed: [] } as unknown as SagaState;
const choice = (way: string, at: [number, number]): Choice => ({ option: { value: [way, ...at], target: at }, blocked: false }) as unknown as Choice;

describe("pointing at a square", () => {
  const [go, step, exit, leave] = [choice("to", [2, 8]), choice("step", [2, 8]), choice("to", [13, 1]), choice("leave", [13, 1])];
  const where = squareFor([go, step, exit, leave], nobody);

  it("walks there rather than merely step onto it", () => {
    expect([where(go), where(step)]).toEqual([[2, 8], null]);
  });

  it("leaves the board where that is possible, rather than stop on the exit", () => {
    expect([where(leave), where(exit)]).toEqual([[13, 1], null]);
  });
});
