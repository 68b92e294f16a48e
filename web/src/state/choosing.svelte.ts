/** The question and the answer to it as it is being put together: what is picked, what is looked at, what it may bring. */
import type { Choice } from "../kit/drawings";
import { foretold, type Foretold } from "../kit/odds/foretold";
import type { Way } from "../kit/proposal/plan";
import type { Ask, Blocked, OptionOdds, Value } from "../wire/types";

/** After the numbers, letters; without those that mean something of their own at the table (u, l, c). */
export const KEYS = [..."123456789abdefghijkmnopqrstvwxyz"];

/** By the places in the list. Where there are more options than keys, the last keys are for what is not on the board. */
function keysOf({ options }: Ask): string[] {
  if (options.length <= KEYS.length) return KEYS;
  const elsewhere = options.flatMap(({ target }, at) => (target === undefined ? [at] : []));
  const placed = options.flatMap(({ target }, at) => (target === undefined ? [] : [at]));
  const rest = Math.max(0, KEYS.length - elsewhere.length);
  const keys: string[] = [];
  for (const [rank, at] of [...placed.slice(0, rest), ...elsewhere].entries()) keys[at] = KEYS[rank] ?? "";
  return keys;
}

export const same = (one: Value | undefined, other: Value | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A new question hears nothing for so many ms: whatever is pressed so soon was meant for what stood there before. */
export const DEAF = 250;

/** What was picked of a question that went before it was answered. */
interface Kept {
  question: string;
  values: Value[];
}

/** A question by what it asks: put again, it has another id. */
const asks = ({ rule, kind, prompt, about }: Ask): string => JSON.stringify([rule, kind, prompt, about]);

/** What a pick leads to: an answer to send, a changed selection, a reason why not, or nothing because it came too soon. */
export type Pick = { answer: Value } | { changed: true } | { blocked: Blocked } | { unknown: true } | { tooSoon: true };

/** All ways of an option, or all about one thing on the board, and what comes of each. */
export interface Weighed {
  ways: Way[];
  odds: OptionOdds[];
}

export class Choosing {
  ask = $state.raw<Ask | null>(null);
  /** The question is too new to be answered. */
  deaf = $state(false);
  /** Positions in the options, in the order they were picked: equal cards are different copies. */
  picked = $state.raw<number[]>([]);
  focused = $state.raw<Value | undefined>(undefined);
  /** Which one of equal options is looked at; undefined for any of them. */
  focusedAt = $state.raw<number | undefined>(undefined);
  /** Sent and not yet answered. */
  sent = $state(false);
  /** The option somebody wanted that is not on offer. */
  explained = $state.raw<Blocked | null>(null);
  odds = $state.raw<OptionOdds[]>([]);
  /** What a good player would answer, where the coach was asked; null is an answer too. */
  advised = $state.raw<Value | undefined>(undefined);
  /** Of options that lead to further questions: the odds of the ways they can be gone. */
  weighed = $state.raw<Weighed[]>([]);
  /** What all that is picked brings together; only of questions with several picks. */
  together = $state.raw<OptionOdds | null>(null);

  private hears: ReturnType<typeof setTimeout> | undefined;
  private kept: Kept | null = null;

  constructor(private readonly deafFor = DEAF) {}

  choices = $derived.by((): Choice[] => {
    const ask = this.ask;
    if (!ask) return [];
    const picked = new Set(this.picked);
    const keys = keysOf(ask);
    const offered = ask.options.map((option, at) => ({
      option,
      at,
      key: keys[at] ?? "",
      blocked: false,
      picked: picked.has(at),
    }));
    const blocked = ask.blocked.map((option) => ({ option, at: -1, key: "", blocked: true, picked: false }));
    return [...offered, ...blocked];
  });

  /** Several picks are collected and confirmed; where exactly one is wanted, it is the answer at once. */
  many = $derived(!!this.ask?.many && !(this.ask.least === 1 && this.ask.most === 1));
  /** Enough and not too many are picked. */
  ready = $derived(!!this.ask && this.picked.length >= this.ask.least && this.picked.length <= this.ask.most);
  /** Picking nothing at all is an answer. */
  optional = $derived(this.ask?.least === 0);

  /** What an option may bring: by itself, or by the ways it can be gone; of those only the ones that `about` wants. */
  foretold(option: Value, about: (way: Way) => boolean = () => true): Foretold | undefined {
    const own = this.odds.find((one) => same(one.pick, option));
    if (own?.outcomes.length) return foretold([own]);
    const found = this.weighed.find(({ ways }) => same(ways[0]!.choice.option.value, option));
    const wanted = found?.odds.filter((_, at) => about(found.ways[at]!)) ?? [];
    if (!found || !wanted.length) return undefined;
    const others = wanted.every(({ until }) => until === "others" || until === "reaction");
    return foretold(wanted, others ? found.ways[0]!.unforetold : "");
  }

  /** Whether a good player would pick this, of several picks each, or do it instead. */
  isAdvised(value: Value): boolean {
    const { ask, advised } = this;
    if (!ask || advised === undefined || advised === null) return false;
    const instead = ask.asides?.some((aside) => same(aside.value, advised));
    return ask.many && !instead ? (advised as Value[]).some((one) => same(one, value)) : same(advised, value);
  }

  /** A new question, or the same one again, which keeps what was picked; also after something that may be done at any time. */
  pose(ask: Ask | null): void {
    const again = ask !== null && ask.id === this.ask?.id;
    if (!again) this.keep();
    this.ask = ask;
    if (again) return;
    this.turnDeaf(ask !== null);
    this.picked = this.restored();
    this.focus(undefined);
    this.sent = false;
    this.explained = null;
    this.odds = [];
    this.advised = undefined;
    this.weighed = [];
    this.together = null;
  }

  private keep(): void {
    if (this.ask && this.many && !this.sent && this.picked.length)
      this.kept = { question: asks(this.ask), values: this.answer() as Value[] };
  }

  /** What was picked of this question before it went, as far as it is still on offer. */
  private restored(): number[] {
    if (!this.ask || this.kept?.question !== asks(this.ask)) return [];
    const left: (Value | undefined)[] = this.ask.options.map((option) => option.value);
    const places = this.kept.values.flatMap((value) => {
      const at = left.findIndex((other) => same(other, value));
      if (at >= 0) left[at] = undefined; // equal cards are different copies
      return at >= 0 ? [at] : [];
    });
    this.kept = null;
    return places.slice(0, this.ask.most);
  }

  private turnDeaf(asked: boolean): void {
    clearTimeout(this.hears);
    this.deaf = asked && this.deafFor > 0;
    if (this.deaf) this.hears = setTimeout(() => (this.deaf = false), this.deafFor);
  }

  focus(value: Value | undefined, at?: number): void {
    this.focused = value;
    this.focusedAt = at;
  }

  /** Something was chosen by its value, on the board or among the cards; of equal cards perhaps a certain one. */
  choose(value: Value, copy?: number): Pick {
    const ask = this.ask;
    if (!ask) return { unknown: true };
    if (this.deaf) return { tooSoon: true };
    if (copy !== undefined && same(ask.options[copy]?.value, value)) return this.pick(copy);
    const copies = ask.options.flatMap((option, at) => (same(option.value, value) ? [at] : []));
    if (copies.length === 0) return this.explain(value);
    const free = copies.find((at) => !this.picked.includes(at));
    // Equal copies fill up one by one; when all are picked, the next choice puts them all back.
    if (free === undefined) {
      this.picked = this.picked.filter((at) => !copies.includes(at));
      this.together = null;
      return { changed: true };
    }
    return this.pick(free);
  }

  /** Something was chosen by its place in the list. */
  pick(at: number): Pick {
    const ask = this.ask;
    const option = ask?.options[at];
    if (this.deaf) return { tooSoon: true };
    if (!ask || !option || this.sent) return { unknown: true };
    this.explained = null;
    this.focus(option.value, at);
    if (!this.many) {
      this.picked = [at];
      return { answer: ask.many ? [option.value] : option.value };
    }
    this.together = null;
    if (this.picked.includes(at)) this.picked = this.picked.filter((other) => other !== at);
    // The last pick gives way, so that changing one's mind takes one step.
    else this.picked = [...this.picked.slice(0, Math.max(0, ask.most - 1)), at];
    return { changed: true };
  }

  /** The answer as it stands, of a question with several picks. */
  answer(): Value {
    return this.picked.map((at) => this.ask!.options[at]!.value);
  }

  /** The answer that picks nothing. */
  nothing(): Value {
    return this.ask?.many ? [] : null;
  }

  private explain(value: Value): Pick {
    const blocked = this.ask?.blocked.find((option) => same(option.value, value));
    if (!blocked) return { unknown: true };
    this.explained = blocked;
    this.focus(value);
    return { blocked };
  }
}
