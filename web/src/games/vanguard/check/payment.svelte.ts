/** A payment that is put together die by die: the dice of the pool that have been laid out for it. */
import type { Ask, Option, Value } from "../../../wire/types";
import type { CheckDie } from "../state";
import { PAY, payable, type Lying } from "./reading";

/** A question by what it asks: put again after something that may be done at any time, it has another id. */
const asks = ({ rule, prompt, about }: Ask): string => JSON.stringify([rule, prompt, about]);

export class Payment {
  /** Dice by their names in the pool, in the order in which they were laid out. */
  laid = $state.raw<string[]>([]);
  private question = "";
  private complete = false; // it has been answered: the same question may come again, about other dice

  /** What is asked now. Another payment begins anew; between them other questions may come. */
  pose(ask: Ask | null, dice: Lying[]): void {
    if (ask?.kind !== PAY) return;
    const again = asks(ask) === this.question && !this.complete;
    this.question = asks(ask);
    this.complete = false;
    const kept = again ? this.laid.filter((id) => dice.some((lies) => lies.id === id)) : [];
    this.laid = payable(ask.options, this.among(dice, kept)).among.length ? kept : [];
  }

  /** Whether this die could pay, besides those that are laid out. */
  takes(lies: Lying, dice: Lying[], options: Option[]): boolean {
    return this.laid.includes(lies.id) || payable(options, [...this.among(dice, this.laid), lies.die]).among.length > 0;
  }

  /** A die is laid out, or put back; the payment, once it is complete. */
  press(lies: Lying, dice: Lying[], options: Option[]): Value | undefined {
    if (this.laid.includes(lies.id)) {
      this.laid = this.laid.filter((one) => one !== lies.id);
      this.complete = false;
      return undefined;
    }
    const { done } = payable(options, [...this.among(dice, this.laid), lies.die]);
    this.laid = [...this.laid, lies.id];
    this.complete = done !== null;
    return done?.value;
  }

  private among(dice: Lying[], ids: string[]): CheckDie[] {
    return dice.filter(({ id }) => ids.includes(id)).map(({ die }) => die);
  }
}
