/** How the table puts into words what the server says in messages. */
import { drawingsOf } from "../state/drawings.svelte";
import { app, say, t } from "../state/app.svelte";
import { sitter } from "../state/bots";
import { same } from "../state/choosing.svelte";
import type { ForetoldOutcome } from "../kit/odds/foretold";
import type { Tone } from "../kit/odds/pips";
import type { Arg, Args, Ask, Option, Outcome, Said, Table, Value, View } from "../wire/types";

/** A prompt with its question apart: what comes before and after it is said more quietly. */
export interface Prompt {
  before: string;
  question: string;
  after: string;
}

/** Of several sentences, the last one that asks is the loud one. */
export function prompted(text: string, lang = app.texts.lang): Prompt {
  const split = new Intl.Segmenter(lang, { granularity: "sentence" });
  const sentences = [...split.segment(text)].map((part) => part.segment);
  const asked = sentences.findLastIndex((sentence) => sentence.trimEnd().endsWith("?"));
  const loud = asked < 0 ? 0 : asked;
  return {
    before: sentences.slice(0, loud).join("").trim(),
    question: (sentences[loud] ?? text).trim(),
    after: sentences.slice(loud + 1).join("").trim(),
  };
}

/** Texts are compared as people type them: small letters, the straight apostrophe, ordinary spaces. */
export const asTyped = (text: string): string => text.toLocaleLowerCase().replace(/’/g, "'").replace(/\s+/g, " ");

/** What the thing itself says it does: the text printed on the card, Item or Room that an option is about. */
export function printed(option: Option): string {
  const ids = [option.text, ...references(option.args)];
  const id = ids.find((one) => app.texts.hasAttribute(one, "text"));
  return id ? app.texts.attribute(id, "text", option.args) : "";
}

function references(args: Args | undefined): string[] {
  return Object.values(args ?? {}).flatMap((arg: Arg) =>
    typeof arg === "object" && !Array.isArray(arg) ? [arg.ref] : [],
  );
}

/** An option within a sentence: the full stop of its own last sentence goes. */
export const withoutStop = (text: string): string => text.replace(/(?<!\.)\.$/, "");

/** What it is called to pick nothing. */
export function declining(game: string, { kind }: Pick<Ask, "kind">): string {
  const own = `${game}-none-${kind}`;
  return app.texts.has(own) ? t(own) : t("web-play-option-none");
}

/** An answer in the words of its options, or of what may be done instead. */
export function inWords(game: string, ask: Ask, pick: Value): string {
  const aside = ask.asides?.find((option) => same(option.value, pick));
  if (aside) return say(aside);
  const values = ask.many ? (pick as Value[]) : pick === null ? [] : [pick];
  const options = values.flatMap((value) => ask.options.find((option) => same(option.value, value)) ?? []);
  return options.length ? options.map(say).join(", ") : declining(game, ask);
}

/** A price as a number: of what, only the game knows. */
export const plainCost = (option: Option): Said => ({ text: "web-play-cost", args: { count: option.cost ?? 0 } });

/** The outcomes that matter most, by how grave and how likely they are. */
export function weightiest(game: string, outcomes: ForetoldOutcome[], most: number): ForetoldOutcome[] {
  const weight = drawingsOf(game)?.outcomeWeight ?? (() => 1);
  const heavy = (outcome: ForetoldOutcome): number => weight(outcome.text) * (outcome.most ?? outcome.chance);
  return apart(outcomes.toSorted((one, other) => heavy(other) - heavy(one))).slice(0, most);
}

/** Of several targets each has its word before any has a second one. */
function apart(outcomes: ForetoldOutcome[]): ForetoldOutcome[] {
  const about = ({ args, most }: ForetoldOutcome): string => (most === undefined ? "" : JSON.stringify(args ?? {}));
  const again = outcomes.filter((one, at) => about(one).length > 2 && outcomes.findIndex((other) => about(other) === about(one)) < at);
  return [...outcomes.filter((one) => !again.includes(one)), ...again];
}

/** Whether an outcome is a gain, a harm or neither; only the game knows. */
export const toneOf = (game: string, outcome: Outcome): Tone => drawingsOf(game)?.outcomeTone?.(outcome.text) ?? "neutral";

export function oddsInWords(outcome: ForetoldOutcome): string {
  const what = t(outcome.text, outcome.args);
  if (outcome.most !== undefined) return chancesInWords(what, outcome.chance, outcome.most);
  if (outcome.chance >= 0.9995) return t(isCertain(outcome) ? "web-play-odds-certain" : "web-play-odds-nearly", { what });
  if (outcome.chance <= 0.0005) return t("web-play-odds-impossible", { what });
  return t("web-play-odds", { what, percent: percent(outcome.chance) });
}

/** What came about in every guess is still not certain, unless the guesses leave nothing else. */
const isCertain = ({ between }: Outcome): boolean => (between?.[0] ?? 1) >= 0.9995;

/** From the least to the most of several ways; some of them may not have it at all. */
function chancesInWords(what: string, least: number, most: number): string {
  const high = most >= 0.9995 ? 100 : percent(most);
  if (least <= 0.0005) return t("web-play-odds-up-to", { what, percent: high });
  const low = percent(least);
  return low === high ? t("web-play-odds", { what, percent: low }) : t("web-play-odds-range", { what, low, high });
}

/** Neither end is promised by rounding. */
const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)));

/** Between which chances a sampled outcome lies; "" for an exact one. */
export function oddsInterval({ between }: Outcome): string {
  if (!between) return "";
  const [low, high] = between.map((chance) => Math.round(chance * 100));
  return t("web-play-odds-between", { low: low!, high: high! });
}

/** Reactions by the names of their cards, for a sentence. */
export function reactionsCalled(game: string | undefined, names: string[]): Arg[] {
  const known = drawingsOf(game)?.reactions ?? [];
  return names.map((name) => ({ ref: known.find((one) => one.name === name)?.text ?? name }));
}

/** Who sits there, or the number of the seat. */
export function personAt(table: Table, seat: number): string {
  return sitter(table.seats[seat]) ?? t("web-play-seat", { number: seat + 1 });
}

/** Who has seen every hand of a game that came from a file or from a finished one. */
export function knowing(table: Table): string {
  const names = table.know_everything.map(({ name }) => name);
  return t("web-seat-knows", { names, count: names.length });
}

/** Whoever sits there with the part played in this game: "Marek (Captain)". */
export function seatCalled(table: Table, view: View | null, seat: number): string {
  const part = view ? (drawingsOf(view.game)?.seatName?.(view, seat) ?? null) : null;
  const person = personAt(table, seat);
  return part === null ? person : t("web-play-seat-as", { person, part });
}
