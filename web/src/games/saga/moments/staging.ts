/** Which events make the table step back: cards that are played, Bosses, the fallen, and how it ended. */
import type { Moment, Report, Scene, Staging } from "../../../kit/stage/staged";
import { app, t } from "../../../state/app.svelte";
import type { GameEvent } from "../../../wire/types";
import CardPlate from "../cards/CardPlate.svelte";
import { cardText } from "../ids";
import { modelName, nameOfCard, rulesOfCard } from "../names";
import { isBoss, isMercenary } from "../models/looks";
import { mercenaryOf, modelsOf, type Model, type SagaState } from "../state";
import BustScene from "./BustScene.svelte";

const say = (event: GameEvent): string => app.texts.text(event.say.text, event.say.args);
const stateOf = ({ view }: Scene): SagaState => view.state as SagaState;
const find = (scene: Scene, name: unknown): Model | undefined => modelsOf(stateOf(scene)).find((model) => model.name === name);

const isNexus = (scene: Scene): boolean => scene.view.seat >= 0 && scene.view.seat === stateOf(scene).nexus.seat;

/** A card that everybody sees: its name and what it does, in a corner; the board keeps its light. Who plays it knows it. */
function played(event: GameEvent, scene: Scene): Report | null {
  const card = event.args?.["card"];
  if (typeof card !== "string" || isNexus(scene)) return null;
  const byRules = stateOf(scene).nexus.seat < 0 && rulesOfCard(card, "automaton");
  return {
    weight: "report",
    kind: event.kind,
    label: say(event),
    title: nameOfCard(card),
    text: byRules || rulesOfCard(card),
    picture: { drawing: CardPlate, props: { card } },
    rule: event.rule,
  };
}

/** Why the Nexus is after somebody: its reasoning is nobody's secret. */
function target(event: GameEvent, scene: Scene): Report | null {
  const model = find(scene, event.args?.["who"]);
  if (!model) return null;
  const who = mercenaryOf(stateOf(scene), model.name);
  return {
    weight: "report",
    kind: "target",
    label: t("web-saga-target"),
    title: modelName(model),
    text: say(event),
    picture: { drawing: BustScene, props: { kind: model.kind, colour: who?.colour ?? null, small: true } },
    rule: event.rule,
  };
}

function eventCard(event: GameEvent): Moment | null {
  const card = event.args?.["card"];
  if (typeof card !== "string") return null;
  return {
    weight: "moment",
    kind: "event",
    form: "hurt",
    label: t("web-saga-sort-event"),
    sentence: nameOfCard(card),
    card: { title: nameOfCard(card), text: rulesOfCard(card) },
    announce: `${t("web-saga-sort-event")}: ${nameOfCard(card)}. ${rulesOfCard(card)}`,
    picture: { drawing: CardPlate, props: { card, large: true } },
  };
}

/** A Mercenary falls, or a Boss. Minions fall in the log. */
function eliminated(event: GameEvent, scene: Scene): Moment | null {
  const model = find(scene, event.args?.["who"]);
  if (!model || !(isBoss(model.kind) || isMercenary(model.kind))) return null;
  const who = mercenaryOf(stateOf(scene), model.name);
  return {
    weight: "moment",
    kind: isBoss(model.kind) ? "boss-falls" : "mercenary-falls",
    form: "blow",
    label: t("web-saga-eliminated"),
    sentence: say(event),
    announce: say(event),
    picture: { drawing: BustScene, props: { kind: model.kind, colour: who?.colour ?? null, fallen: true } },
  };
}

/** A Boss comes onto the board. */
function boss(event: GameEvent, scene: Scene): Moment | null {
  const model = find(scene, event.args?.["who"]);
  if (!model || !isBoss(model.kind)) return null;
  return {
    weight: "moment",
    kind: "boss",
    form: "meeting",
    label: t("web-saga-boss"),
    sentence: modelName(model),
    then: rulesOfCard(model.kind),
    announce: `${t("web-saga-boss")}: ${modelName(model)}. ${rulesOfCard(model.kind)}`,
    picture: { drawing: BustScene, props: { kind: model.kind } },
  };
}

function feat(event: GameEvent, scene: Scene): Report | null {
  const [model, card] = [find(scene, event.args?.["who"]), event.args?.["feat"]];
  if (!model || typeof card !== "string") return null;
  if (mercenaryOf(stateOf(scene), model.name)?.seat === scene.view.seat) return null;
  return { weight: "report", kind: "feat", label: t("web-saga-sort-feat"), title: t(cardText(card)), text: rulesOfCard(card), picture: { drawing: CardPlate, props: { card } }, rule: event.rule };
}

/** What somebody has learned, or lost for good: the card, in a corner. */
const cardOf = (label: string) => (event: GameEvent): Report | null => {
  const card = event.args?.["card"];
  if (typeof card !== "string") return null;
  return { weight: "report", kind: event.kind, label: t(label), title: say(event), text: rulesOfCard(card), picture: { drawing: CardPlate, props: { card } }, rule: event.rule };
};

const line = (label: string) => (event: GameEvent): Report => ({ weight: "report", kind: event.kind, label: t(label), title: say(event), rule: event.rule });

function won(event: GameEvent): Moment {
  const side = event.args?.["side"] === "nexus" ? "nexus" : "mercenaries";
  return {
    weight: "moment",
    kind: "won",
    form: "finale",
    label: t("web-saga-over"),
    sentence: t(`web-saga-won-${side}`),
    announce: t(`web-saga-won-${side}`),
    picture: { drawing: BustScene, props: { kind: side === "nexus" ? "" : "mc-dulinsky", nexus: side === "nexus" } },
  };
}

// texts: web-saga-won-mercenaries, web-saga-won-nexus, web-saga-detected, web-saga-zone, web-saga-equipment-lost, web-saga-sort-skill,
// web-saga-step-wounds
export const moments: Staging = {
  "nexus-played": played,
  "artificial-card": played,
  target,
  event: eventCard,
  power: played,
  feat,
  eliminated,
  placed: boss,
  entered: boss,
  "zone-revealed": line("web-saga-zone"),
  detected: line("web-saga-detected"),
  "equipment-lost": cardOf("web-saga-equipment-lost"),
  "skill-learned": cardOf("web-saga-sort-skill"),
  recovered: line("web-saga-step-wounds"),
  won,
};
