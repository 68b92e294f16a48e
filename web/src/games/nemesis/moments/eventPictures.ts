/** What is shown for a moment near its place: a die as it fell, a token as it was drawn, a card as it was turned. */
import { t } from "../../../state/app.svelte";
import type { Args, GameEvent } from "../../../wire/types";
import type { IconName } from "../icons";
import type { IntruderKind } from "../state";

export interface EventPicture {
  form: "noise-die" | "combat-die" | "token" | "card" | "mark";
  tone: "plain" | "noise" | "threat" | "fire" | "malfunction" | "slime" | "hit";
  icon?: IconName | undefined;
  intruder?: IntruderKind | undefined;
  text?: string; // on the thing itself
  caption?: string; // under it
  about: "seat" | "intruder" | "place" | "ship"; // what it is shown beside
}

type EventArgs = Record<string, unknown>;

const COMBAT: Record<string, { icon?: IconName; intruder?: IntruderKind }> = {
  creeper: { intruder: "creeper" },
  adult: { intruder: "adult" },
  hit: { icon: "crosshair" },
  double: { icon: "bullet-impacts" },
};

const TOKENS: Record<string, Pick<EventPicture, "icon" | "tone">> = {
  malfunction: { icon: "hazard-sign", tone: "malfunction" },
  doors: { icon: "locked-door", tone: "plain" },
  fire: { icon: "molotov", tone: "fire" },
  slime: { icon: "slime", tone: "slime" },
  danger: { icon: "hunter-eyes", tone: "threat" },
  silence: { icon: "footsteps", tone: "plain" },
};

function noiseRoll({ face }: EventArgs): EventPicture {
  const dangerous = face === "danger";
  const icon: IconName | undefined = dangerous ? "hunter-eyes" : face === "silence" ? "footsteps" : undefined;
  const die: EventPicture = { form: "noise-die", tone: dangerous ? "threat" : "noise", icon, about: "seat" };
  return icon ? { ...die, caption: t(`nemesis-noise-${face}`) } : { ...die, text: String(face) };
}

function drawnToken({ token }: EventArgs): EventPicture {
  const [kind = "", number = ""] = String(token).split("-");
  if (kind === "blank") return { form: "token", tone: "plain", caption: t("nemesis-bag-blank"), about: "seat" };
  const caption = t(`nemesis-intruder-${kind}`);
  return { form: "token", tone: "threat", intruder: kind as IntruderKind, text: number, caption, about: "seat" };
}

function explorationToken({ token, count }: EventArgs): EventPicture {
  const look = TOKENS[String(token)] ?? { icon: "hazard-sign", tone: "plain" };
  return { form: "token", ...look, text: String(count), caption: t(`nemesis-token-${token}`), about: "place" };
}

function attack({ attack, hits }: EventArgs): EventPicture {
  const caption = attack ? t(`nemesis-attack-${attack}`) : t("web-nemesis-attack");
  return { form: "mark", tone: hits === false ? "plain" : "threat", icon: "claw-slashes", caption, about: "seat" };
}

const mark = (icon: IconName, tone: EventPicture["tone"], about: EventPicture["about"], caption?: string): EventPicture =>
  caption === undefined ? { form: "mark", icon, tone, about } : { form: "mark", icon, tone, about, caption };

const PICTURES: Record<string, (args: EventArgs, said: Args) => EventPicture> = {
  "noise-roll": noiseRoll,
  "combat-roll": ({ face }) => ({
    form: "combat-die",
    tone: face === "blank" ? "plain" : "hit",
    caption: t(`nemesis-combat-${face}`),
    about: "seat",
    ...COMBAT[String(face)],
  }),
  "token-drawn": drawnToken,
  "token-revealed": explorationToken,
  event: ({ event }) => ({ form: "card", tone: "threat", caption: t(`nemesis-event-${event}`), about: "ship" }),
  weakness: ({ weakness }) => ({ form: "card", tone: "hit", caption: t(`nemesis-weakness-${weakness}`), about: "ship" }),
  attack,
  surprise: () => mark("hunter-eyes", "threat", "seat", t("web-nemesis-surprise")),
  danger: () => mark("hunter-eyes", "threat", "place", t("nemesis-noise-danger")),
  missed: () => mark("explosion-rays", "plain", "intruder", t("nemesis-combat-blank")),
  injured: ({ count }) => ({ form: "mark", tone: "hit", icon: "bullet-impacts", text: String(count), about: "intruder" }),
  "intruder-killed": () => mark("skull-crossed-bones", "hit", "place"),
  "light-wound": () => mark("bleeding-wound", "threat", "seat", t("web-nemesis-light-wound")),
  "serious-wound": ({ wound }) => mark("bleeding-heart", "threat", "seat", t(`nemesis-wound-${wound}`)),
  died: (_, { who = "" }) => mark("skull-crossed-bones", "threat", "place", t("web-nemesis-died", { who })),
  infested: () => mark("maggot", "threat", "seat", t("nemesis-intruder-larva")),
  larva: () => mark("maggot", "threat", "seat", t("nemesis-intruder-larva")),
  contaminated: () => mark("biohazard", "threat", "seat"),
  thrown: () => mark("explosion-rays", "fire", "place"),
  "self-destruct-started": () => mark("exploding-planet", "fire", "ship", t("web-nemesis-self-destruct")),
  "first-intruder": () => mark("alien-stare", "threat", "ship", t("web-nemesis-first-intruder")),
  "nest-destroyed": () => mark("alien-egg", "hit", "ship", t("web-nemesis-nest-destroyed")),
  "egg-destroyed": () => mark("alien-egg", "hit", "place"),
  turn: ({ turn }) => mark("hourglass", "plain", "ship", t("web-nemesis-turn", { turn: Number(turn) })),
};

/** What the event shows, or nothing. */
export const pictureOf = (event: GameEvent): EventPicture | null => PICTURES[event.kind]?.(event.args ?? {}, event.say.args ?? {}) ?? null;
