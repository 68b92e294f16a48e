/** What comes of a Dice Check, and Threats that attack. */
import type { Moment, Report, Scene, Staging } from "../../../kit/stage/staged";
import { app, t } from "../../../state/app.svelte";
import type { GameEvent } from "../../../wire/types";
import { box, type ActionFacts } from "../box";
import ThreatPicture from "../cards/ThreatPicture.svelte";
import { withoutPrice } from "../cards/wording";
import { facts } from "../facts.svelte";
import { actionName, cardName, sentence } from "../names";
import type { VanguardState } from "../state";
import RowPicture from "./RowPicture.svelte";

const say = (event: GameEvent): string => app.texts.text(event.say.text, event.say.args);
const word = (event: GameEvent, name: string): string => String(event.args?.[name] ?? "");

/** A Special Action as it stands on a card that everybody sees. */
export function actionShown(state: VanguardState, name: string): ActionFacts | undefined {
  const known = facts.of(state);
  const printed = Object.values(box.current?.threats ?? {}).flatMap(({ actions }) => actions);
  const rankUps = Object.values(box.current?.rank_ups ?? {}).flatMap(({ action }) => action ?? []);
  const laid = known ? [...Object.values(known.pois), ...Object.values(known.missions), known.condition].flatMap(({ actions }) => actions) : [];
  const added = known ? Object.values(known.threats).flat() : [];
  return [...laid, ...added, ...printed, ...rankUps].find((action) => action.name === name);
}

/** The result that was reached, with what it does; the board keeps its light. */
function result(event: GameEvent, { view }: Scene): Report {
  const state = view.state as VanguardState;
  const [action, row] = [word(event, "action"), word(event, "row")];
  const shown = actionShown(state, action);
  const says = shown?.rows[row]?.says ?? shown?.tracks[row]?.says;
  return {
    weight: "report",
    kind: "result",
    label: actionName(state, action),
    title: t(`web-vanguard-moment-${row}`),
    text: says ? sentence(withoutPrice(says)) : undefined,
    picture: { drawing: RowPicture, props: { row } },
    rule: event.rule,
  };
}

function attacked(event: GameEvent): Moment {
  const threat = word(event, "threat");
  const attack = box.current?.threats[threat]?.attack;
  return {
    weight: "moment",
    kind: "threat-attacks",
    form: "blow",
    label: cardName(threat),
    sentence: say(event),
    then: attack ? sentence(attack) : undefined,
    announce: say(event),
    picture: { drawing: ThreatPicture },
    anchor: event.args?.["sector"] ? `[data-name="sector-${word(event, "sector")}"]` : undefined,
  };
}

// texts: web-vanguard-moment-yellow, web-vanguard-moment-green, web-vanguard-moment-red
export const checkMoments: Staging = { result, "threat-attacks": attacked };
