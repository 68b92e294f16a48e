/** One table, live: the line to it, what it shows, what it asks, and what everybody says. */
import { get, Refused } from "../wire/http";
import { Connection, type Hooks, type LineState, type Message } from "../wire/socket";
import type { Chat, FromServer, GameEvent, Option, Seat, Table, Value, View, Vote } from "../wire/types";
import type { LookQuery } from "../kit/look/look";
import { allows } from "../kit/proposal/plan";
import { Proposals } from "../kit/proposal/proposals.svelte";
import { Advice } from "./advice";
import { Asides } from "./asides.svelte";
import { Choosing, KEYS, same } from "./choosing.svelte";
import { Looks } from "./looks.svelte";
import { absences } from "./presence";
import { ReactionWindows } from "./reactionWindows.svelte";
import { StandingOrders } from "./standingOrders.svelte";
import { UpdateQueue, type Showing } from "./updateQueue.svelte";
import { Weighing } from "./weighing";

export interface Surroundings {
  /** How long an event of this game is shown now, in ms. */
  duration: (view: View, event: GameEvent) => number;
  hidden?: () => boolean;
  began?: (event: GameEvent) => void;
  /** What is staged for an event, on the table as it is shown. */
  staged?: (view: View, event: GameEvent, scene: { before: GameEvent[]; after: GameEvent[] }) => Showing | null;
  /** It has become this seat's turn to decide. */
  called?: () => void;
  /** A window is over in which this seat said that it wants to be asked no more about these reactions. */
  stopped?: (reactions: string[]) => void;
  refused?: (why: Refused) => void;
  /** How long a new question hears nothing, in ms. */
  deaf?: number;
  line?: (hooks: Hooks) => Connection;
}

const TOO_LATE_TO_PASS = new Set(["no-window", "not-your-seat"]);

export class TableStore {
  table = $state.raw<Table | null>(null);
  /** When people left while one was looking, by seat. */
  absent = $state.raw<Map<number, number>>(new Map());
  vote = $state.raw<Vote | null>(null);
  chat = $state.raw<Chat[]>([]);
  unread = $state(0);
  line = $state<LineState>("connecting");
  /** Why the table will not have us. */
  refusal = $state.raw<Refused | null>(null);
  /** What this screen has answered, question by question: the last of it is what an undo takes back. */
  answered = $state.raw<{ ask: string; chosen: Option[] }[]>([]);
  /** A rule of the game failed at a decision of this seat (-1: of nobody's), until the reader has closed the notice. */
  fault = $state.raw<{ seat: number } | null>(null);
  /** Something not on offer was chosen, and nothing more can be said about it. */
  notOffered = $state(false);

  readonly updates: UpdateQueue;
  readonly choosing: Choosing;
  readonly asides = new Asides();
  readonly orders: StandingOrders;
  readonly proposals: Proposals;
  readonly looks: Looks;
  readonly windows: ReactionWindows;
  readonly weighing: Weighing;
  readonly advice: Advice;
  private readonly connection: Connection;

  view = $derived.by((): View | null => this.updates.view);
  seat = $derived.by((): Seat | null => {
    const seat = this.table?.you.seat ?? null;
    return seat === null ? null : (this.table?.seats[seat] ?? null);
  });
  watching = $derived.by((): boolean => this.seat === null);
  /** Everybody else here is a bot. */
  alone = $derived.by((): boolean => {
    const { seat, table } = this;
    return seat !== null && !table?.seats.some((other) => other.seat !== seat.seat && other.playing === "human");
  });
  /** And nobody may watch: nobody could learn anything from how long this seat hesitates. */
  unwatched = $derived.by((): boolean => this.alone && this.table?.spectators === false);
  /** A bot plays this seat in one's place. */
  standIn = $derived.by((): boolean => this.seat?.playing === "bot");

  constructor(
    readonly id: string,
    private readonly around: Surroundings,
  ) {
    this.choosing = new Choosing(around.deaf);
    const send = (message: Message): Promise<FromServer> => this.connection.send(message);
    this.weighing = new Weighing(this.choosing, send, () => this.table?.odds ?? false);
    this.proposals = new Proposals({ reply: (pick) => this.reply(pick), odds: (pick, then) => this.weighing.ofPlan(pick, then) });
    this.advice = new Advice({
      choosing: this.choosing,
      asides: this.asides,
      send,
      reply: (pick) => void this.reply(pick),
      stepIn: (aside) => void this.stepIn(aside),
    });
    this.looks = new Looks((query) => this.inspect(query));
    this.updates = new UpdateQueue({
      duration: (event) => around.duration(this.updates.latest!, event),
      hidden: around.hidden ?? (() => document.hidden),
      began: around.began,
      // Before the first view nothing is on the screen that could be staged.
      staged: (event, scene) => (this.updates.view && around.staged?.(this.updates.view, event, scene)) ?? null,
      caughtUp: () => this.settle(),
    });
    this.orders = new StandingOrders(
      () => this.updates.latest,
      (reaction, order, condition) => void this.order(reaction, order, condition),
    );
    this.windows = new ReactionWindows({
      orders: this.orders,
      say: (message) => this.say(message),
      standIn: () => this.standIn,
      stopped: around.stopped,
      deaf: around.deaf,
    });
    const hooks: Hooks = {
      frame: (frame) => this.hear(frame),
      state: (state, why) => {
        this.line = state;
        this.refusal = why;
      },
      probe: () => this.probe(),
      hidden: around.hidden ?? (() => document.hidden),
    };
    this.connection = around.line?.(hooks) ?? new Connection(address(id), hooks);
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  retry(): void {
    this.connection.again();
  }

  /** The line may have died unnoticed: the laptop slept, or the network is said to be gone. */
  check(): void {
    this.connection.check();
  }

  /** We are somebody else than before, or sit somewhere else: a new line, and the log as we may see it now. */
  renew(): void {
    if (this.line === "refused") this.connection.open();
    else this.connection.fromTheStart();
  }

  // --- What comes in ---

  private hearTable(table: Table): void {
    this.absent = absences(this.table?.seats, table.seats, this.absent, Date.now());
    this.table = table;
  }

  private hear(frame: FromServer): void {
    switch (frame.is) {
      case "view":
        this.hearTable(frame.table);
        this.vote = frame.vote;
        this.chat = frame.chat;
        if (!this.unchanged(frame.view, frame.events)) this.updates.reset(frame.view, frame.events, frame.more);
        if (!frame.view?.window) this.windows.closed(); // while the line was lost
        break;
      case "update":
        this.updates.add(frame);
        this.settle();
        break;
      case "table":
        this.hearTable(frame.table);
        if (this.standIn) this.answered = []; // from now on a bot decides
        break;
      case "window":
        if (frame.open) this.windows.opened(frame);
        else this.windows.closed();
        // Among bots there is no secret to keep: who has nothing to react with is not kept waiting.
        if (this.unwatched && !this.updates.latest?.ask) this.windows.pass();
        break;
      case "vote":
        this.vote = frame.vote;
        break;
      case "fault":
        this.fault = { seat: frame.seat };
        break;
      case "chat":
        this.chat = [...this.chat, frame.chat];
        if (frame.chat.who.id !== this.seat?.person?.id) this.unread++;
        break;
    }
  }

  /** A probe of a silent line brings the same view again; what is being shown goes on. */
  private unchanged(view: View | null, events: GameEvent[]): boolean {
    const newest = this.updates.log.at(-1)?.n ?? -1;
    const oldest = this.updates.log[0]?.n ?? Infinity;
    if (events.some((event) => event.n > newest || event.n < oldest)) return false;
    return JSON.stringify(view) === JSON.stringify(this.updates.latest);
  }

  /** The question is put when everything before it has been shown; one that is out of date goes at once. */
  private settle(): void {
    const before = this.choosing.ask?.id;
    const posed = this.updates.latest?.ask ?? null;
    const ask = posed?.standby ? null : posed; // who stands by is not asked
    if (!this.updates.caughtUp) {
      if (ask?.id !== before) this.pose(null);
      this.asides.hold();
      return;
    }
    this.asides.pose(posed);
    this.pose(ask);
    this.notOffered = false;
    if (!ask || ask.id === before) return;
    this.forget(ask.id);
    if (this.choosing.sent) return; // a plan has answered it
    this.around.called?.();
    void this.weighing.ofOptions();
  }

  private pose(ask: View["ask"]): void {
    const another = ask?.id !== this.choosing.ask?.id;
    if (another) this.weighing.forget();
    this.choosing.pose(ask);
    if (another) this.proposals.asked(ask);
  }

  /** What the rules say about something on the table, from what this seat sees. */
  async inspect(query: LookQuery): Promise<unknown> {
    const answer = await this.connection.send({ do: "inspect", query });
    return answer.is === "inspected" ? answer.answer : null;
  }

  private async probe(): Promise<Refused | null> {
    try {
      await get<Table>(`/api/tables/${encodeURIComponent(this.id)}`);
    } catch (error) {
      if (error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429) return error;
    }
    return null;
  }

  // --- What goes out ---

  /** Something was chosen on the board, among the cards or in the list. */
  choose(value: Value, copy?: number): void {
    this.follow(this.choosing.choose(value, copy));
  }

  /** The keys of what may be chosen now, in its order. */
  keys(): string[] {
    const { ask, choices } = this.choosing;
    const changes = ask ? [] : (this.view?.chosen?.ask.options ?? []);
    return [...choices.filter((choice) => !choice.blocked).map((choice) => choice.key), ...KEYS.slice(0, changes.length)];
  }

  pick(at: number): void {
    const changed = this.choosing.ask ? undefined : this.view?.chosen?.ask.options[at];
    if (changed) return void this.change(changed);
    this.follow(this.choosing.pick(at));
  }

  private follow(pick: ReturnType<Choosing["choose"]>): void {
    this.notOffered = "unknown" in pick && this.choosing.ask !== null && !this.choosing.sent;
    if ("answer" in pick) void this.answer(pick.answer);
    else if ("changed" in pick) void this.weighing.ofPicked();
  }

  confirm(): void {
    if (this.choosing.many && this.choosing.ready && !this.choosing.deaf) void this.answer(this.choosing.answer());
  }

  none(): void {
    if (this.choosing.optional && !this.choosing.deaf) void this.answer(this.choosing.nothing());
  }

  /** Answers the question with all of this at once, as a plan does. */
  private reply(pick: Value): boolean {
    const ask = this.choosing.ask;
    if (!ask || this.choosing.sent || !allows(ask, pick)) return false;
    const left = ask.options.map((option) => option.value);
    const chosen = ask.many ? (pick as Value[]) : pick === null ? [] : [pick];
    this.choosing.picked = chosen.map((one) => {
      const at = left.findIndex((value) => same(value, one));
      left[at] = undefined as unknown as Value; // equal cards are different copies
      return at;
    });
    void this.answer(pick);
    return true;
  }

  private async answer(pick: Value): Promise<void> {
    const ask = this.choosing.ask;
    if (!ask || this.choosing.sent) return;
    this.choosing.sent = true;
    const windowed = this.view?.window ?? false;
    const chosen = this.choosing.picked.flatMap((at) => ask.options[at] ?? []);
    const answered = this.say({ do: "answer", ask: ask.id, pick });
    // Whoever has reacted, or decided not to, keeps nobody waiting any longer.
    if (windowed) this.windows.pass();
    const done = await answered;
    // To let a window pass is nothing that could be taken back.
    if (done && !(windowed && pick === null)) this.answered = [...this.answered, { ask: ask.id, chosen }];
    if (done || this.choosing.ask?.id !== ask.id) return;
    this.choosing.sent = false;
    this.choosing.picked = [];
    this.proposals.stop();
  }

  /** Something that may be done at any time, instead of an answer: the question comes again. */
  async stepIn(at: number): Promise<void> {
    if (this.choosing.sent || this.choosing.deaf) return;
    const taken = this.asides.take(at);
    if (!taken) return;
    const { ask, pick, option } = taken;
    if (await this.say({ do: "answer", ask, pick })) this.answered = [...this.answered, { ask, chosen: [option] }];
    else this.asides.sent = false;
  }

  /** Another choice on a page of the story that others still read. */
  async change(option: Option): Promise<void> {
    const chosen = this.updates.latest?.chosen;
    if (!chosen || same(chosen.value, option.value)) return;
    const done = await this.say({ do: "answer", ask: chosen.ask.id, pick: option.value });
    if (done) this.answered = [...this.answered, { ask: chosen.ask.id, chosen: [option] }];
  }

  /** A question that is put again was taken back, and so was everything after it. */
  private forget(ask: string): void {
    const again = this.answered.findIndex((one) => one.ask === ask);
    if (again >= 0) this.answered = this.answered.slice(0, again);
  }

  /** Ask me no more about what the open window is about; whoever is asked about it now declines. */
  stopAsking(): void {
    this.windows.stopAsking();
    if (this.view?.window && this.choosing.optional) void this.answer(this.choosing.nothing());
    this.windows.pass();
  }

  undo = (): Promise<boolean> => this.say({ do: "undo" });
  agree = (yes: boolean): Promise<boolean> => this.say({ do: "vote", yes });
  talk = (text: string): Promise<boolean> => this.say({ do: "chat", text });
  react = (on: boolean): Promise<boolean> => this.say({ do: "reactions", on });
  order = (reaction: string, order: "ask" | "never" | "if", condition: { seats?: number[] } = {}): Promise<boolean> =>
    this.say({ do: "orders", reaction, order, condition });
  older = (): void => this.connection.fromTheStart();

  private async say(message: Message): Promise<boolean> {
    try {
      await this.connection.send(message);
      return true;
    } catch (error) {
      // A window that has passed has passed, and so has one in which a bot stands in by now.
      const late = message.do === "let-pass" && error instanceof Refused && TOO_LATE_TO_PASS.has(error.code);
      if (error instanceof Refused && !late) this.complain(error);
      return false;
    }
  }

  private complain(why: Refused): void {
    // The notice of a fault says more than the refusal, and may have been closed since the rule failed first.
    if (why.code === "rule-fault") this.fault = { seat: this.seat?.seat ?? -1 };
    else this.around.refused?.(why);
  }
}

function address(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
}
