/** What stands or lies where, and how a reader is told of it. */
import { coveredBy, squareKey, type Square } from "../../../kit/grid/grid";
import { t } from "../../../state/app.svelte";
import { squareName } from "../ids";
import { modelName } from "../names";
import { hasFacing, sizeOf } from "../models/looks";
import { isForceField, mercenaryOf, modelsOf, type Colour, type Door, type Model, type Point, type SagaState, type Scenery } from "../state";

export interface Standing {
  id: string; // the model's name
  square: Square;
  wide: number;
  name: string;
  model: Model;
  colour: Colour | null; // of a Mercenary's counter
}

/** Whoever is on the board. */
export function standing(state: SagaState): Standing[] {
  return modelsOf(state).flatMap((model): Standing[] => {
    if (!model.at) return [];
    const who = mercenaryOf(state, model.name);
    return [{ id: model.name, square: model.at, wide: sizeOf(model.kind), name: modelName(model), model, colour: who?.colour ?? null }];
  });
}

/** Whoever waits beside a Reinforcement Point, and which in its row it is. */
export function waiting(state: SagaState): { model: Model; point: Point; place: number }[] {
  return state.points.flatMap((point) =>
    state.enemies
      .filter((model) => model.waiting === point.code && !model.at)
      .map((model, place) => ({ model, point, place })),
  );
}

const on = (squares: Square[], key: string): boolean => squares.some((square) => squareKey(square) === key);

/** Everything on a square that has a name. */
export function thingsOn(state: SagaState, square: Square): {
  models: Model[];
  door: Door | undefined;
  scenery: Scenery | undefined;
  point: Point | undefined;
  downed: SagaState["downed"];
  dark: boolean;
} {
  const key = squareKey(square);
  return {
    models: standing(state).filter((one) => on(coveredBy(one), key)).map(({ model }) => model),
    door: state.doors.find(({ squares }) => on(squares, key)),
    scenery: state.scenery.find(({ squares }) => on(squares, key)),
    point: state.points.find(({ squares }) => on(squares, key)),
    downed: state.downed.filter(({ at }) => squareKey(at) === key),
    dark: state.darkness.some(({ at }) => squareKey(at) === key),
  };
}

/** The square that stands for whatever is on this one: its first, or that of the model with the largest base. */
export function homeOf(state: SagaState, square: Square): Square {
  const { models, door, scenery } = thingsOn(state, square);
  return models[0]?.at ?? door?.squares[0] ?? scenery?.squares[0] ?? square;
}

/** Squares with something to read about, besides those with models. */
export const squaresOfThings = (state: SagaState): Square[] => [
  ...state.doors.flatMap(({ squares }) => squares),
  ...state.scenery.flatMap(({ squares }) => squares),
  ...state.points.flatMap(({ squares }) => squares),
  ...state.downed.map(({ at }) => at),
];

// texts: web-saga-door-open, web-saga-door-closed, web-saga-door-locked, web-saga-door-denied, web-saga-door-destroyed,
// web-saga-door-field, web-saga-door-no-field, web-saga-point-active, web-saga-point-idle, web-saga-point-welded
export function doorLabel(door: Door): string {
  if (isForceField(door)) return t(door.open || door.destroyed ? "web-saga-door-no-field" : "web-saga-door-field");
  if (door.destroyed) return t("web-saga-door-destroyed");
  if (door.open) return t("web-saga-door-open");
  if (door.lock > 0) return t("web-saga-door-locked", { level: door.lock });
  return t(door.denied ? "web-saga-door-denied" : "web-saga-door-closed");
}

export function pointLabel({ code, active, welded }: Point): string {
  return t(`web-saga-point-${welded ? "welded" : active ? "active" : "idle"}`, { code });
}

/** "Security Guard 3, facing west, 1 wound". */
export function modelLabel(model: Model): string {
  const parts = [modelName(model)];
  if (hasFacing(model)) parts.push(t(`saga-facing-${model.facing}`));
  if (model.wounds) parts.push(t("web-saga-wounds", { count: model.wounds }));
  if (model.effects.length) parts.push(t("web-saga-effects", { count: model.effects.length }));
  return parts.join(", ");
}

/** A square for whoever listens to the board: "C4: Terminal, Captain Dulinsky, facing east, Reactor Hall". */
export function squareLabel(state: SagaState, square: Square, zones: Record<string, string> = {}): string {
  const { models, door, scenery, point, downed, dark } = thingsOn(state, square);
  const what = [
    ...models.map(modelLabel),
    ...(door ? [doorLabel(door)] : []),
    ...(scenery ? [sceneryLabel(scenery)] : []),
    ...(point ? [pointLabel(point)] : []),
    ...downed.map(({ who, items }) => t("web-saga-downed", { who: { ref: `saga-kind-mc-${who}` }, count: items.length })),
    ...(state.exits.some((exit) => squareKey(exit) === squareKey(square)) ? [t("web-saga-exit")] : []),
    ...(squareKey(state.start) === squareKey(square) ? [t("web-saga-start")] : []),
    ...(dark ? [t("web-saga-darkness")] : []),
  ];
  const ground = state.ground[square[1]]?.[square[0]] ?? "#";
  if (what.length === 0) what.push(t(ground === "#" ? "web-saga-wall" : "web-saga-floor"));
  if (zones[ground]) what.push(zones[ground]);
  return t("web-saga-square", { square: squareName(square), what: what.join(", ") });
}

export function sceneryLabel({ kind, searched }: Scenery): string {
  return searched ? t("web-saga-searched", { what: { ref: `saga-piece-${kind}` } }) : t(`saga-piece-${kind}`);
}
