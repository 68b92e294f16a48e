/** An attack that is looked at before it is made. */
import type { Plan } from "../../../kit/proposal/plan";
import type { Ask, Said } from "../../../wire/types";
import { modelRef } from "../ids";
import { modelsOf, type SagaState } from "../state";

export interface Aim {
  target: string; // a model's name or a piece's code
  close: boolean; // hand to hand: no line is drawn
  rolls: boolean; // dice would fall
  named: NonNullable<Said["args"]>; // the target, as options name it
}

const ATTACKS = ["shoot", "assault"];

/** The attack that a plan proposes; null for any other Action. */
export function aimOf(state: SagaState, { choice, then }: Plan): Aim | null {
  const way = choice.option.value;
  const target = then.find(({ kind }) => kind === "target")?.pick;
  if (typeof way !== "string" || !ATTACKS.includes(way) || typeof target !== "string") return null;
  return { target, close: way === "assault", rolls: true, named: namedAs(state, target) };
}

/** A shot whose target is chosen already, while one looks where to lean. */
export function leaningAim(state: SagaState, { about }: Ask): Aim | null {
  const target = about["target"];
  return typeof target === "string" ? { target, close: false, rolls: false, named: namedAs(state, target) } : null;
}

function namedAs(state: SagaState, target: string): Aim["named"] {
  const model = modelsOf(state).find(({ name }) => name === target);
  const piece = state.scenery.find(({ code }) => code === target);
  return model ? { who: modelRef(model) } : { piece: { ref: `saga-piece-${piece?.kind ?? "door"}` } };
}
