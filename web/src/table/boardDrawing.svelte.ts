/** What a game draws its table from, and what happens when somebody points at a thing on its board. */
import type { DrawingProps } from "../kit/drawings";
import type { LookQuery } from "../kit/look/look";
import { byTarget, type Way } from "../kit/proposal/plan";
import { same } from "../state/choosing.svelte";
import { drawingsOf } from "../state/drawings.svelte";
import type { Value } from "../wire/types";
import type { TableSession } from "./tableSession.svelte";

export class BoardDrawing {
  private touch = false;
  private lookedAt: Value | undefined; // what was focused when the finger came down

  constructor(private readonly session: TableSession) {}

  readonly props = $derived.by((): DrawingProps | null => {
    const { store, ui, stagedEvent, maySit } = this.session;
    const { view, table, choosing, updates } = store;
    if (!view || !table || !drawingsOf(view.game)) return null;
    return {
      view,
      table,
      choices: choosing.choices,
      focused: choosing.focused,
      focusedAt: choosing.focusedAt,
      advised: choosing.sent ? undefined : choosing.advised,
      plans: this.plans,
      proposed: store.proposals.plan,
      opened: ui.card,
      look: store.looks.shown,
      inspect: this.inspect,
      onopen: this.open,
      animating: updates.animating,
      staged: updates.animating?.n === stagedEvent,
      onfocus: this.look,
      onchoose: this.choose,
      onexplain: ui.explain,
      onsit: maySit ? ui.takeSeat : undefined,
    };
  });

  /** What could be done by pointing at a thing first; only while everything is at rest. */
  readonly plans = $derived.by(() => {
    const { view, choosing } = this.session.store;
    const found = view && choosing.ask && !choosing.sent ? (drawingsOf(view.game)?.plans?.(view, choosing.choices) ?? []) : [];
    return byTarget(found);
  });

  /** Everything whose odds can be said before it is paid for: what is planned by pointing, and what else the game names. */
  weighed(): Way[] {
    const { view, choosing } = this.session.store;
    const others = view && choosing.ask && !choosing.sent ? (drawingsOf(view.game)?.ways?.(view, choosing.choices) ?? []) : [];
    return [...[...this.plans.values()].flat(), ...others];
  }

  /** A finger came down, or a mouse, or a key was pressed. */
  touched(byFinger: boolean): void {
    this.touch = byFinger;
    this.lookedAt = this.session.store.choosing.focused;
  }

  /** A thing on the board was pointed at: what can be done there is proposed, everything else has a card. */
  private open = (target: string, about = false): void => {
    const { store, ui } = this.session;
    const could = about ? undefined : this.plans.get(target);
    ui.card = could ? null : target;
    if (could && !store.choosing.deaf) store.proposals.point(could);
    else store.proposals.withdraw();
  };

  private inspect = (query: LookQuery): Promise<unknown> => this.session.store.inspect(query);

  private look = (value: Value | undefined, at?: number): void => this.session.store.choosing.focus(value, at);

  /** A finger's first touch on the board looks at a place, its second one chooses it. */
  private choose = (value: Value, at?: number): void => {
    const { store } = this.session;
    const { choosing } = store;
    const offered = choosing.ask?.options.some((option) => same(option.value, value));
    if (this.touch && offered && !choosing.many && !same(this.lookedAt, value)) {
      choosing.focus(value, at);
      this.lookedAt = value;
    } else store.choose(value, at);
  };

  /** The rules are asked about the thing whose card is open, and again when the table has changed. */
  askAboutCard(): void {
    const { store, ui } = this.session;
    const query = ui.card && store.view ? (drawingsOf(store.view.game)?.lookAt?.(ui.card, store.view) ?? null) : null;
    void store.looks.at(query);
  }
}
