/** One open table: the line to it, what is open around the board, the stage on which its events are told, its sounds. */
import { prefersReducedMotion } from "svelte/motion";
import { pace } from "../kit/pace.svelte";
import { Stage } from "../kit/stage/stage.svelte";
import type { Staged } from "../kit/stage/staged";
import { PAGE, pageOf } from "../kit/story/storyPage";
import { app, say, t } from "../state/app.svelte";
import { same } from "../state/choosing.svelte";
import { drawingsOf } from "../state/drawings.svelte";
import { TableStore } from "../state/table.svelte";
import { toast } from "../state/toasts.svelte";
import { explained } from "../texts/errors";
import type { GameEvent } from "../wire/types";
import { Sounds } from "./sounds";
import { notifyTurn } from "./turnNotification";
import { TableUi } from "./ui.svelte";
import { prompted, reactionsCalled } from "./words";

const HURRIED = 10; // s: a reaction window so short is not kept waiting by a picture

export class TableSession {
  readonly sounds = new Sounds();
  readonly ui = new TableUi();
  readonly store: TableStore;
  readonly stage: Stage;
  stagedEvent = $state(-1); // the number of the event that the stage has told last

  readonly running = $derived.by(() => this.store.table?.status === "playing" || this.store.table?.status === "paused");
  readonly maySit = $derived.by(() => this.running && !!this.store.table?.you.may_sit.length);
  readonly question = $derived.by(() => {
    const { ask } = this.store.choosing;
    return ask ? prompted(say(ask.prompt)).question : "";
  });

  constructor(id: string) {
    const store = new TableStore(id, {
      duration: (view, event) => (drawingsOf(view.game)?.duration?.(event) ?? 0) * pace.events,
      began: (event) => {
        const sound = drawingsOf(store.table?.game)?.sound?.(event);
        if (sound) this.sounds.play(sound);
      },
      staged: (view, event, scene) => {
        const staged = drawingsOf(view.game)?.moments?.[event.kind]?.(event, { view, ...scene }) ?? null;
        this.stagedEvent = staged && pace.staging > 0 ? event.n : this.stagedEvent;
        return staged && this.stage.begin(staged);
      },
      called: () => {
        this.sounds.play("breath");
        if (app.settings.notifications) notifyTurn(t("web-play-title-turn"), this.question, id);
      },
      stopped: (reactions) =>
        toast(t("web-play-window-ordered", { reaction: reactionsCalled(store.table?.game, reactions) }), false, {
          text: t("web-play-window-again"),
          go: () => store.windows.askAgain(reactions),
        }),
      refused: (why) => toast(explained(why), true),
    });
    this.store = store;
    this.stage = new Stage({
      wanted: () => app.settings.moments,
      tempo: () => pace.staging,
      still: () => prefersReducedMotion.current,
      asked: () => store.choosing.ask !== null,
      company: () => (store.watching ? "watching" : store.alone ? "alone" : "others"),
    });
    this.ui.again = {
      of: (event) => (event.kind === PAGE ? pageOf(event.args) : this.stagedOf(event)),
      show: (event) => this.showAgain(event),
    };
  }

  close(): void {
    this.store.close();
    this.stage.close();
    this.sounds.close();
  }

  /** Told once more: what was staged for an event of the log, or a page of the story. */
  private showAgain(event: GameEvent): void {
    if (event.kind === PAGE) this.ui.page = pageOf(event.args);
    const staged = this.stagedOf(event);
    if (staged) this.stage.again(staged);
  }

  private stagedOf(event: GameEvent): Staged | null {
    const { view, log } = this.store.updates;
    const told = drawingsOf(view?.game)?.moments?.[event.kind];
    if (!view || !told) return null;
    const at = log.findIndex(({ n }) => n === event.n);
    return told(event, { view, before: log.slice(0, at), after: log.slice(at + 1) });
  }

  /** What wants an answer at once, and a line that is lost, are not kept behind a picture. */
  skipWhatWaits(): void {
    const { windows, vote, line } = this.store;
    const window = windows.open;
    const waiting = this.stage.shown?.staged.weight === "curtain" || (window?.lasts ?? Infinity) <= HURRIED;
    if (vote || line !== "open" || (window?.yours && !window.passed && waiting)) this.stage.skip();
  }

  /** The rule of the option that is looked at, or else of the question, or of what happened last. */
  focusedRule(): string {
    const { choosing, updates } = this.store;
    const choice = choosing.choices.find((one) => same(one.option.value, choosing.focused));
    return choice?.option.rule || choosing.ask?.rule || updates.log.at(-1)?.rule || "";
  }
}
