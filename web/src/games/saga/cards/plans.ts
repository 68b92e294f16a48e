/** What could be done at "What does … do?" by pointing at somebody or something first: from what its options say of later questions. */
import type { Choice } from "../../../kit/drawings";
import { squareKey, type Square } from "../../../kit/grid/grid";
import type { Plan } from "../../../kit/proposal/plan";
import { say, t } from "../../../state/app.svelte";
import type { Arg, Value, View } from "../../../wire/types";
import { modelRef } from "../ids";
import { doorLabel } from "../board/things";
import { modelsOf, type SagaState } from "../state";

/** The question after each Action, which asks at whom or at what. */
const ASKS: Record<string, string> = { shoot: "target", assault: "target", hack: "terminal", door: "door", interact: "scenery" };

export function plans({ state, ask }: View<SagaState>, choices: Choice[]): Plan[] {
  if (ask?.kind !== "action") return [];
  return choices.filter(({ blocked }) => !blocked).flatMap((choice) => planned(state, choice));
}

function planned(state: SagaState, choice: Choice): Plan[] {
  const { value, at, text, args } = choice.option;
  const kind = typeof value === "string" ? ASKS[value] : undefined;
  if (!kind) return [];
  return listed(at?.["targets"]).flatMap((name): Plan[] => {
    const thing = thingNamed(state, name);
    if (!thing) return [];
    const title = t("web-saga-plan", { action: { ref: text, args: args ?? {} }, target: thing.called });
    const then = [{ kind, pick: name }];
    return [{ target: squareKey(thing.square), choice, title, deed: say(choice.option), price: "", payment: null, then }];
  });
}

const listed = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** A model by its name, a door or a piece of scenery by its code. */
function thingNamed(state: SagaState, name: string): { square: Square; called: Arg } | null {
  const model = modelsOf(state).find((one) => one.name === name);
  if (model) return model.at && { square: model.at, called: modelRef(model) };
  const door = state.doors.find(({ code }) => code === name);
  if (door?.squares[0]) return { square: door.squares[0], called: doorLabel(door) };
  const piece = state.scenery.find(({ code }) => code === name);
  return piece?.squares[0] ? { square: piece.squares[0], called: { ref: `saga-piece-${piece.kind}` } } : null;
}
