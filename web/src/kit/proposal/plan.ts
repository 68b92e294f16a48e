/**
 * A plan: an option of the question that is asked, and the answers one means to give to the questions after it, so that
 * a player may say where first and with what afterwards. It is made of nothing but what the server has offered.
 */
import { same } from "../../state/choosing.svelte";
import type { Ask, Value } from "../../wire/types";
import type { Choice } from "../drawings";

/** What is paid, already picked; any others of `from` would do as well. */
export interface Payment {
  kind: string; // of the question that asks for it
  from: { value: Value; name: string }[];
  picked: number[]; // places in `from`
}

export interface PlannedAnswer {
  kind: string; // of the question
  pick: Value;
}

/** An option and one way to go it: the answers that follow. */
export interface Way {
  choice: Choice; // the option it begins with
  payment: Payment | null;
  then: PlannedAnswer[]; // after the payment
  unforetold?: string; // the message that says why there are no odds where others decide first
}

export interface Plan extends Way {
  target: string; // the thing on the board
  title: string; // "Movement: Hall"
  deed: string; // what it is called beside other plans about the same thing: "Movement"
  price: string; // "1 card"
  leg?: [from: string, to: string]; // things on the board that a path is drawn between
}

/** All answers after the first, in the order the rules ask for them. */
export function answers({ payment, then }: Way): PlannedAnswer[] {
  if (!payment) return then;
  return [{ kind: payment.kind, pick: payment.picked.map((at) => payment.from[at]!.value) }, ...then];
}

/** Whether the question can be answered so: as many as it wants, and nothing it does not offer. */
export function allows(ask: Ask, pick: Value): boolean {
  if (!ask.many) return (pick === null && ask.least === 0) || ask.options.some(({ value }) => same(value, pick));
  if (!Array.isArray(pick) || pick.length < ask.least || pick.length > ask.most) return false;
  const left = ask.options.map(({ value }) => value);
  return pick.every((one) => {
    const at = left.findIndex((value) => same(value, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The answer to this question and what remains of the plan; null where the question is not the planned one. Questions
 * with a single answer are not asked, so steps may be left out.
 */
export function nextStep(ask: Ask, steps: PlannedAnswer[]): { pick: Value; rest: PlannedAnswer[] } | null {
  const at = steps.findIndex(({ kind }) => kind === ask.kind);
  const step = steps[at];
  return step && allows(ask, step.pick) ? { pick: step.pick, rest: steps.slice(at + 1) } : null;
}

/** The payment with another card instead of the one picked first, or with one more change of several. */
export function paidWith(payment: Payment, at: number): Payment {
  if (payment.picked.includes(at)) return payment;
  return { ...payment, picked: [...payment.picked.slice(1), at] };
}

/** Plans by the thing on the board that they are about, in their order. */
export function byTarget(plans: Plan[]): Map<string, Plan[]> {
  const found = new Map<string, Plan[]>();
  for (const plan of plans) found.set(plan.target, [...(found.get(plan.target) ?? []), plan]);
  return found;
}
