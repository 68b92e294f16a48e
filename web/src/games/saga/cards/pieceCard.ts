/** What the card of a square says: of a model, a door, a piece of scenery, a Reinforcement Point, or of the fallen. */
import type { Choice } from "../../../kit/drawings";
import { squareKey, squareOf, type Square } from "../../../kit/grid/grid";
import type { PieceCard } from "../../../kit/piece-card/pieceCard";
import { app, t } from "../../../state/app.svelte";
import type { View } from "../../../wire/types";
import { squareFor } from "../board/pointing";
import { doorLabel, pointLabel, sceneryLabel, thingsOn } from "../board/things";
import { box, healthOf, printed } from "../box";
import Portrait from "../models/Portrait.svelte";
import { cardText, squareName } from "../ids";
import { modelName, nameOfCard, rulesOfCard } from "../names";
import { mercenaryOf, type Model, type SagaState } from "../state";

interface Shown {
  view: View<SagaState>;
  choices: Choice[];
}

const attribute = (id: string): string => (app.texts.hasAttribute(id, "text") ? app.texts.attribute(id, "text") : "");

function about(square: Square, { view, choices }: Shown): Choice[] {
  const answers = squareFor(choices, view.state);
  return choices.filter((choice) => {
    const at = answers(choice);
    return at !== null && squareKey(at) === squareKey(square);
  });
}

function modelCard(model: Model, square: Square, shown: Shown): PieceCard {
  const { state } = shown.view;
  const card = printed(model.kind);
  const who = mercenaryOf(state, model.name);
  const health = healthOf(model.kind);
  const numbers = card
    ? t("web-saga-card-numbers", {
        move: card.move || "–", shoot: card.shoot || "–", assault: card.assault || "–", defence: card.defence || "–",
      }) // prettier-ignore
    : "";
  const abilities = [...(card?.weapons ?? []), ...(card?.abilities ?? [])];
  return {
    label: t("web-saga-card-at", { square: squareName(square) }),
    title: modelName(model),
    picture: { drawing: Portrait, props: { kind: model.kind, colour: who?.colour ?? null, size: 64 } },
    about: rulesOfCard(model.kind),
    now: [
      ...(numbers ? [numbers] : []),
      t("web-saga-health", { wounds: model.wounds, boxes: health.green + health.red, shields: health.blue - model.shield_wounds }),
      ...model.effects.map(({ source }) => t("web-saga-effect", { card: { ref: cardText(source) } })),
      ...(state.nexus.target === model.name ? [t("web-saga-is-target")] : []),
    ],
    here: abilities.map((id) => ({ text: `${nameOfCard(id)}: ${rulesOfCard(id)}` })),
    choices: about(square, shown),
    rule: who ? "SAGA-MODEL-01" : "SAGA-MODEL-02",
  };
}

/** What a square with something on it says; null for bare floor. */
export function pieceCard(target: string, shown: Shown): PieceCard | null {
  const square = squareOf(target);
  const { models, door, scenery, point, downed } = thingsOn(shown.view.state, square);
  const label = t("web-saga-card-at", { square: squareName(square) });
  const [first, ...others] = models;
  const here = [
    ...others.map((model) => ({ text: modelName(model) })),
    ...downed.flatMap(({ items }) => items.map(({ card }) => ({ text: nameOfCard(card) }))),
  ];
  if (first) {
    const card = modelCard(first, square, shown);
    return { ...card, here: [...card.here, ...here] };
  }
  const plain = { label, now: [] as string[], here, choices: about(square, shown) };
  if (door) return { ...plain, title: doorLabel(door), about: t("web-saga-card-door", { dice: door.defence }), rule: "SAGA-DOOR-01" };
  if (scenery) {
    const kind = box.current?.deployables[scenery.kind] ? scenery.kind : `scenery-${scenery.kind}`;
    const text = attribute(`saga-${kind}`);
    const sees = t(`web-saga-sight-${scenery.sight}`);
    return { ...plain, title: sceneryLabel(scenery), about: text || sees, now: text ? [sees] : [], rule: "SAGA-COVER-01" };
  }
  if (point) return { ...plain, title: pointLabel(point), about: t("web-saga-card-point"), rule: "SAGA-REINFORCE-01" };
  const [fallen] = downed;
  if (fallen) {
    return {
      ...plain,
      title: t("web-saga-downed", { who: { ref: `saga-kind-mc-${fallen.who}` }, count: fallen.items.length }),
      about: t("web-saga-card-downed"),
      rule: "SAGA-DEATH-02",
    };
  }
  return null;
}
// texts: web-saga-sight-obstacle, web-saga-sight-blocking, web-saga-sight-clear
