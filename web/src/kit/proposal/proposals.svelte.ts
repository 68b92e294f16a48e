/** The plan that is proposed, what it may bring, and the one that is being carried out. */
import type { Ask, OptionOdds, Value } from "../../wire/types";
import { answers, nextStep, paidWith, type Plan, type PlannedAnswer } from "./plan";

export interface Line {
  /** Answers the question on the screen; false where that was not possible. */
  reply: (pick: Value) => boolean;
  /** What a plan may bring; null where nobody can say. */
  odds: (pick: Value, then: PlannedAnswer[]) => Promise<OptionOdds | null>;
  now?: () => number;
}

export const DEAF = 250; // ms in which a second tap is still the first one

export class Proposals {
  plan = $state.raw<Plan | null>(null);
  /** The other plans about the same thing. */
  others = $state.raw<Plan[]>([]);
  odds = $state.raw<OptionOdds | null>(null);
  /** The plan is being carried out: its questions are answered before anybody reads them. */
  running = $state(false);

  private steps: PlannedAnswer[] = [];
  private since = 0;

  constructor(private readonly line: Line) {}

  /** The same thing pointed at again means yes, unless that was the same tap. */
  point(plans: Plan[]): void {
    const [first] = plans;
    if (!first) return;
    if (this.plan?.target !== first.target) this.propose(first, plans);
    else if (this.now() - this.since > DEAF) this.confirm();
  }

  propose(plan: Plan, among: Plan[] = [plan, ...this.others]): void {
    this.others = among.filter((other) => other !== plan);
    if (this.plan?.target !== plan.target) this.since = this.now();
    this.plan = plan;
    void this.weigh(plan);
  }

  payWith(at: number): void {
    if (!this.plan?.payment) return;
    this.plan = { ...this.plan, payment: paidWith(this.plan.payment, at) };
    void this.weigh(this.plan);
  }

  withdraw = (): void => {
    this.plan = null;
    this.others = [];
    this.odds = null;
  };

  confirm = (): void => {
    const plan = this.plan;
    if (!plan || this.running) return;
    this.withdraw();
    this.steps = answers(plan);
    this.running = this.line.reply(plan.choice.option.value);
  };

  /** Another question has come, or none: the plan goes on, or ends where the question is not the planned one. */
  asked(ask: Ask | null): void {
    this.withdraw();
    if (!this.running || !ask) return;
    const next = nextStep(ask, this.steps);
    this.steps = next?.rest ?? [];
    this.running = next !== null && this.line.reply(next.pick) && this.steps.length > 0;
  }

  stop(): void {
    this.steps = [];
    this.running = false;
  }

  private now(): number {
    return this.line.now?.() ?? performance.now();
  }

  private async weigh(plan: Plan): Promise<void> {
    this.odds = null;
    const odds = await this.line.odds(plan.choice.option.value, answers(plan));
    if (this.plan === plan) this.odds = odds;
  }
}
