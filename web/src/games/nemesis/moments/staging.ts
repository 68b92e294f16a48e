/** Which events of Nemesis are staged: five moments, the Event Phase as a curtain, the bag as a report. */
import type { Curtain, Moment, Report, Scene, Staging, Step } from "../../../kit/stage/staged";
import { app, say, t } from "../../../state/app.svelte";
import type { Arg, GameEvent } from "../../../wire/types";
import { box } from "../box";
import type { CharacterName, IntruderKind } from "../state";
import Bag from "./pictures/Bag.svelte";
import Body from "./pictures/Body.svelte";
import EventArt from "./pictures/EventArt.svelte";
import EventFacts from "./pictures/EventFacts.svelte";
import RoomScene from "./pictures/RoomScene.svelte";
import ShipScene from "./pictures/ShipScene.svelte";

const FEW = 4; // lines of what an Event does on this ship
const BAG_STEP = "NEM-BAG-01";
const arg = (event: GameEvent, name: string): Arg => event.say.args?.[name] ?? "";
const roomAnchor = (room: unknown): string => `[data-name="room:${Number(room)}"]`;

function who(event: GameEvent, { view }: Scene): { seat: number; who: Arg; character: CharacterName | "" } {
  const seat = Number(event.args?.["who"] ?? -1);
  const character = view.state.players[seat]?.name ?? "";
  return { seat, who: arg(event, "who"), character };
}

function placeOf(seat: number, { view }: Scene): number {
  return view.state.players[seat]?.room ?? 0;
}

/** The first Intruder of the game: everybody chooses an Objective then, except in the cooperative mode. */
function firstContact(event: GameEvent, scene: Scene): Moment | null {
  const chooses = scene.after[0]?.kind === "first-intruder";
  const met = scene.view.state.met || scene.before.some(({ kind }) => kind === "intruder-appears");
  if (!chooses && met) return null;
  const [kind, room] = [arg(event, "kind"), arg(event, "room")];
  return {
    weight: "moment",
    kind: "first-contact",
    form: "meeting",
    label: t("web-nemesis-moment-contact", { kind, room }),
    sentence: t("web-nemesis-moment-contact-line"),
    then: chooses ? t("web-nemesis-moment-contact-then") : undefined,
    announce: t("web-nemesis-moment-contact-said", { kind, room }),
    picture: { drawing: RoomScene, props: { scene: "contact", intruder: event.args?.["kind"] as IntruderKind } },
    anchor: roomAnchor(event.args?.["room"]),
  };
}

function surprise(event: GameEvent, scene: Scene): Moment {
  const { seat, who: name, character } = who(event, scene);
  return {
    weight: "moment",
    kind: "surprise",
    form: "blow",
    label: t("web-nemesis-moment-surprise", { kind: arg(event, "kind"), who: name }),
    sentence: t("web-nemesis-moment-surprise-line"),
    announce: say(event.say),
    picture: { drawing: RoomScene, props: { scene: "surprise", intruder: event.args?.["kind"], character } },
    anchor: roomAnchor(placeOf(seat, scene)),
  };
}

// texts: web-nemesis-moment-wound-body, web-nemesis-moment-wound-arm, web-nemesis-moment-wound-hand
// texts: web-nemesis-moment-wound-leg, web-nemesis-moment-wound-bleeding
function seriousWound(event: GameEvent, scene: Scene): Moment {
  const { who: name, character } = who(event, scene);
  const wound = String(event.args?.["wound"]);
  return {
    weight: "moment",
    kind: "serious-wound",
    form: "hurt",
    label: t("web-nemesis-moment-wound", { who: name }),
    sentence: t(`web-nemesis-moment-wound-${wound}`),
    card: { title: t(`nemesis-wound-${wound}`), text: app.texts.attribute(`nemesis-wound-${wound}`, "text") },
    announce: say(event.say),
    picture: { drawing: Body, props: { wound, character } },
  };
}

function death(event: GameEvent, scene: Scene): Moment | null {
  const { who: name, character } = who(event, scene);
  if (!event.args?.["room"]) return null; // lost with the ship or out of sight: the ending tells it
  return {
    weight: "moment",
    kind: "death",
    form: "blow",
    label: t("web-nemesis-moment-death", { who: name, cause: arg(event, "cause"), room: arg(event, "room") }),
    sentence: t("web-nemesis-moment-death-line"),
    announce: say(event.say),
    picture: { drawing: RoomScene, props: { scene: "death", character } },
    anchor: roomAnchor(event.args["room"]),
  };
}

function ending(event: GameEvent): Moment {
  const cause = String(event.args?.["cause"]);
  return {
    weight: "moment",
    kind: "ending",
    form: "finale",
    label: t(cause === "jump" ? "web-nemesis-moment-jump" : "web-nemesis-moment-lost"),
    sentence: t(`nemesis-ending-${cause}`),
    announce: say(event.say),
    picture: { drawing: ShipScene, props: { lost: cause !== "jump" } },
  };
}

// --- the Event Phase ---

function phase(time: GameEvent): Pick<Curtain, "weight" | "kind" | "title" | "label" | "slide"> {
  const [reached, left] = [Number(time.args?.["time"]), Number(time.args?.["left"])];
  const blue = new Set(box.current?.tracks.time.blue ?? []);
  const cells = Array.from({ length: reached + left + 1 }, (_, at) =>
    at === reached + left ? ("end" as const) : blue.has(at) ? ("blue" as const) : ("plain" as const),
  );
  return {
    weight: "curtain",
    kind: "event-phase",
    title: t("nemesis-phase-event"),
    label: t("web-nemesis-curtain-label", { number: reached, of: reached + left, left }),
    slide: { label: say(time.say), cells, from: reached - 1, to: reached },
  };
}

/** The marker alone; where the Event card follows at once, it comes with the card. */
function timeMoves(event: GameEvent, { after }: Scene): Curtain | null {
  const next = after.find(({ kind }) => ["attack", "surprise", "injured", "ending", "ship-lost", "event"].includes(kind));
  if (next?.kind === "event" || next?.kind === "ending" || next?.kind === "ship-lost") return null;
  return { ...phase(event), announce: `${t("nemesis-phase-event")}. ${say(event.say)}` };
}

function eventCard(event: GameEvent, scene: Scene): Curtain | null {
  const time = scene.before.findLast(({ kind }) => kind === "time");
  if (!time) return null;
  const since = scene.before.filter(({ n }) => n > time.n);
  const name = String(event.args?.["event"]);
  const facts = box.current?.events[name];
  const text = app.texts.hasAttribute(`nemesis-event-${name}`, "text") ? app.texts.attribute(`nemesis-event-${name}`, "text") : "";
  const end = scene.after.findIndex(({ kind, rule }) => kind === "turn" || (kind === "token-drawn" && rule === BAG_STEP));
  const effects = scene.after.slice(0, end < 0 ? undefined : end).map((one) => say(one.say));
  const more = effects.length - FEW;
  return {
    ...phase(time),
    announce: `${t("nemesis-phase-event")}. ${t(`nemesis-event-${name}`)}. ${text}`,
    steps: steps(time, since),
    card: {
      title: t(`nemesis-event-${name}`),
      text,
      picture: { drawing: EventArt, props: { effect: facts?.effect ?? name } },
      facts: facts && { drawing: EventFacts, props: { kinds: facts.kinds, number: facts.number } },
    },
    follows: effects.length
      ? {
          heading: t("web-nemesis-curtain-here"),
          lines: more > 1 ? [...effects.slice(0, FEW), t("web-nemesis-curtain-more", { count: more })] : effects,
        }
      : undefined,
  };
}

function steps(time: GameEvent, since: GameEvent[]): Step[] {
  const attacks = since.filter(({ kind }) => kind === "attack" || kind === "infested");
  const burnt = since.filter(({ kind, rule }) => kind === "injured" && rule === "NEM-EVENT-06");
  return [
    { name: t("nemesis-step-time"), detail: t("web-nemesis-curtain-left", { left: Number(time.args?.["left"]) }), at: "done" },
    { name: t("nemesis-step-attacks"), detail: t("web-nemesis-curtain-attacks", { count: attacks.length }), at: "done" },
    { name: t("nemesis-step-fire"), detail: t("web-nemesis-curtain-burnt", { count: burnt.length }), at: "done" },
    { name: t("nemesis-step-event"), at: "now" },
    { name: t("nemesis-step-bag"), at: "next" },
  ];
}

/** A token out of the bag in the Event Phase enters nothing: it is told in a corner. In an Encounter it is no report. */
function bag(event: GameEvent, { after }: Scene): Report | null {
  if (event.rule !== BAG_STEP) return null;
  const [kind = ""] = String(event.args?.["token"]).split("-");
  const until = after.findIndex((one) => one.kind === "turn");
  const effects = after.slice(0, until < 0 ? undefined : until);
  const gains = effects.find((one) => one.kind === "bag-gains" || one.kind === "egg-laid");
  const has = (kind: string): boolean => effects.some((one) => one.kind === kind);
  return {
    weight: "report",
    kind: "bag",
    label: t("nemesis-step-bag"),
    title: kind === "blank" ? t("nemesis-bag-blank") : t(`nemesis-intruder-${kind}`),
    text: gains ? say(gains.say) : has("noise-roll") ? t("web-nemesis-bag-rolls") : undefined,
    calm: has("intruder-appears") || has("noise-roll") ? undefined : t("web-nemesis-bag-calm"),
    picture: { drawing: Bag, props: { kind: kind === "blank" ? "" : kind } },
    rule: gains?.rule ?? event.rule,
  };
}

export const moments: Staging = {
  "intruder-appears": firstContact,
  surprise,
  "serious-wound": seriousWound,
  died: death,
  ending,
  time: timeMoves,
  event: eventCard,
  "token-drawn": bag,
};
