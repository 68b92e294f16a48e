/** What the answers to the open question may bring: of each option, of what was picked, of a plan, of ways that lead on. */
import { answers, type PlannedAnswer, type Way } from "../kit/proposal/plan";
import type { Message } from "../wire/socket";
import type { FromServer, OptionOdds, Value } from "../wire/types";
import type { Choosing } from "./choosing.svelte";
import { OddsRequests } from "./oddsRequests";

const MOST_WEIGHED = 12; // options of one question

/** Ways of the same option together; those of which least has to be asked come first. */
function byOption(ways: Way[]): Way[][] {
  const found = new Map<number, Way[]>();
  for (const way of ways) found.set(way.choice.at, [...(found.get(way.choice.at) ?? []), way]);
  return [...found.values()].toSorted((one, other) => one.length - other.length);
}

export class Weighing {
  private readonly requests: OddsRequests;
  private weighed = ""; // the question whose ways were weighed last

  constructor(
    private readonly choosing: Choosing,
    send: (message: Message) => Promise<FromServer>,
    /** Whether odds are told at this table. */
    private readonly told: () => boolean,
  ) {
    this.requests = new OddsRequests(send);
  }

  /** Another question is asked. */
  forget(): void {
    this.weighed = "";
    this.requests.forget();
  }

  async ofOptions(): Promise<void> {
    const ask = this.choosing.ask;
    if (!ask || !this.told()) return;
    const odds = await this.requests.ask({ do: "odds", ask: ask.id }, true);
    if (odds && ask.id === this.choosing.ask?.id) this.choosing.odds = odds;
  }

  /** What the cards or things picked so far may bring, once they are an answer. */
  async ofPicked(): Promise<void> {
    const { ask, many, ready, picked } = this.choosing;
    if (!ask || !this.told() || !many || !ready || !picked.length) return;
    const odds = await this.requests.ask({ do: "odds", ask: ask.id, pick: this.choosing.answer() }, true);
    if (!odds || ask.id !== this.choosing.ask?.id || picked !== this.choosing.picked) return;
    this.choosing.together = odds[0] ?? null;
  }

  async ofPlan(pick: Value, then: PlannedAnswer[]): Promise<OptionOdds | null> {
    const ask = this.choosing.ask?.id;
    if (!ask || !this.told()) return null;
    return (await this.requests.ask({ do: "odds", ask, pick, then }, true))?.[0] ?? null;
  }

  /** The odds of options that lead to further questions, way by way while the question stands, all ways of an option together. */
  async ofWays(all: Way[]): Promise<void> {
    const ask = this.choosing.ask;
    if (!ask || ask.id === this.weighed || !this.told()) return;
    this.weighed = ask.id;
    for (const ways of byOption(all).slice(0, MOST_WEIGHED)) {
      const odds = await Promise.all(ways.map((way) => this.ofWay(ask.id, way)));
      if (this.choosing.ask?.id !== ask.id || this.choosing.sent) return;
      if (odds.every((one) => one !== null)) this.choosing.weighed = [...this.choosing.weighed, { ways, odds }];
    }
  }

  private async ofWay(ask: string, way: Way): Promise<OptionOdds | null> {
    return (await this.requests.ask({ do: "odds", ask, pick: way.choice.option.value, then: answers(way), quick: true }))?.[0] ?? null;
  }
}
