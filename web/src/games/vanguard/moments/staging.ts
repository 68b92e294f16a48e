/** Which events make the table step back or stand in a corner: Events, Injuries, deaths, Missions, Threats, finds, the end. */
import type { Moment, Report, Scene, Staging } from "../../../kit/stage/staged";
import { app, t } from "../../../state/app.svelte";
import type { GameEvent } from "../../../wire/types";
import { box } from "../box";
import ThreatPicture from "../cards/ThreatPicture.svelte";
import { DISCOVERIES, type IconName } from "../icons";
import { cardName, conditionName, missionGoal, missionName, sentence } from "../names";
import { memberOf, type VanguardState } from "../state";
import { titleOf } from "../endings";
import CardPicture from "./CardPicture.svelte";
import { checkMoments } from "./checkMoments";
import CrewScene from "./CrewScene.svelte";
import EndingScene from "./EndingScene.svelte";

const say = (event: GameEvent): string => app.texts.text(event.say.text, event.say.args);
const stateOf = ({ view }: Scene): VanguardState => view.state as VanguardState;
const word = (event: GameEvent, name: string): string => String(event.args?.[name] ?? "");

function card(event: GameEvent, facts: { label: string; title: string; text?: string; icon: IconName; tone?: string }): Report {
  const { label, title, text, icon, tone } = facts;
  return { weight: "report", kind: event.kind, label, title, text: text || undefined, picture: { drawing: CardPicture, props: { icon, tone } }, rule: event.rule };
}

/** The half that counts is the one the ground decides about. */
function eventCard(event: GameEvent): Report {
  const id = word(event, "event");
  const matched = event.args?.["matched"];
  const facts = box.current?.events[id];
  const primary = Array.isArray(matched) ? matched.length > 0 : Boolean(matched);
  return card(event, { label: say(event), title: cardName(id), text: facts ? sentence(primary ? facts.primary : facts.secondary) : "", icon: "card-random", tone: "#ffd98a" });
}

const found = (event: GameEvent, id: string): Report =>
  card(event, { label: say(event), title: cardName(id), text: (box.current?.discoveries[id] ?? box.current?.uniques[id])?.does.map(sentence).join(" ") ?? "", icon: DISCOVERIES[box.current?.discoveries[id]?.type ?? ""] ?? "magnifying-glass", tone: "#ffe39a" });

function died(event: GameEvent, scene: Scene): Moment | null {
  const who = memberOf(stateOf(scene), word(event, "who"));
  if (!who) return null;
  return { weight: "moment", kind: "died", form: "blow", label: t("web-vanguard-dead"), sentence: say(event), announce: say(event), picture: { drawing: CrewScene, props: { card: who.card, section: who.section, fallen: true } } };
}

function injured(event: GameEvent, scene: Scene): Report | null {
  const who = memberOf(stateOf(scene), word(event, "who"));
  const injury = word(event, "injury");
  if (!who) return null;
  const entries = Object.values(box.current?.injuries[injury]?.entries ?? {}).map(sentence).join(" ");
  return { weight: "report", kind: "injured", label: say(event), title: cardName(injury), text: entries || undefined, picture: { drawing: CrewScene, props: { card: who.card, section: who.section } }, rule: event.rule };
}

function threat(event: GameEvent): Moment {
  const name = cardName(word(event, "threat"));
  const attack = box.current?.threats[word(event, "threat")]?.attack;
  return {
    weight: "moment",
    kind: "threat",
    form: "meeting",
    label: t("web-vanguard-threat"),
    sentence: name,
    then: attack ? sentence(attack) : undefined,
    announce: say(event),
    picture: { drawing: ThreatPicture },
    anchor: `[data-name="sector-${event.args?.["sector"] ?? 0}"]`,
  };
}

function over(event: GameEvent, scene: Scene): Moment {
  const state = stateOf(scene);
  const how = word(event, "how");
  const won = ["lift-off", "mission"].includes(how) && state.missions.length === 0 && state.failed.length === 0;
  const told = t(titleOf(how, won));
  return { weight: "moment", kind: "over", form: "finale", label: t(`vanguard-scenario-${state.planet}`), sentence: told, announce: told, picture: { drawing: EndingScene, props: { crew: state.crew, planet: state.planet, won } } };
}

const mission = (label: string) => (event: GameEvent): Report =>
  card(event, { label: t(label), title: missionName(word(event, "mission")), text: missionGoal(word(event, "mission")), icon: "flag-objective" });

// texts: web-vanguard-mission-new, web-vanguard-mission-done, web-vanguard-mission-failed
export const moments: Staging = {
  ...checkMoments,
  "event-revealed": eventCard,
  discovered: (event) => found(event, word(event, "card")),
  "unique-found": (event) => found(event, word(event, "number")),
  died,
  injured,
  "threat-appeared": threat,
  "mission-revealed": mission("web-vanguard-mission-new"),
  "mission-completed": mission("web-vanguard-mission-done"),
  "mission-failed": mission("web-vanguard-mission-failed"),
  "condition-changed": (event) => card(event, { label: t("web-vanguard-condition"), title: conditionName(word(event, "condition")), text: say(event), icon: "hourglass" }),
  "rank-up-completed": (event) => card(event, { label: t("web-vanguard-rank-up"), title: cardName(word(event, "card")), text: say(event), icon: "upgrade" }),
  "exploration-over": over,
};
