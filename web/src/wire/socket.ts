/**
 * The line to one table. It numbers what it sends, keeps it until it is answered, and says it again after the line was
 * lost; it notices gaps and silence by itself. What comes in is handed on in order, each version once.
 */
import { Refused } from "./http";
import type { FromClient, FromServer } from "./types";

export type LineState = "connecting" | "open" | "lost" | "refused";

/** A message without its number, which the line adds. */
type Unnumbered<M> = M extends { n: number } ? Omit<M, "n"> : never;
export type Message = Unnumbered<FromClient>;
type Numbered = Extract<FromClient, { n: number }>;
type Answer = Extract<FromServer, { is: "done" | "odds" | "inspected" | "advice" }>;
type WholeView = Extract<FromServer, { is: "view" }>;

interface Unanswered {
  message: Numbered;
  version: number; // the table's when it was sent
  resolve: (answer: Answer) => void;
  reject: (why: Refused) => void;
}

export interface Hooks {
  frame: (frame: FromServer) => void;
  state: (state: LineState, why: Refused | null) => void;
  /** Why the table will not have us, when the line cannot be opened; null if it is only out of reach. */
  probe: () => Promise<Refused | null>;
  /** Whether nobody can see this tab just now. */
  hidden?: () => boolean;
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const QUIET = 7_000; // after so long without a word the line is asked whether it still stands
const LONG_QUIET = 20_000; // the same for a tab that nobody sees, or to which nothing has happened for a while
const A_WHILE = 60_000;
const PATIENCE = 4_000; // for the answer
const OPENING = 20_000; // for a whole view, which may be long on a slow line
const REFUSING_CODES = 4000; // close codes from here on are the server's own
const PASSING = new Set(["shutting-down", "storage-trouble"]); // the table comes back: keep knocking

/** How long to wait before the next attempt: doubling, with a jitter so that a whole table does not come back at once. */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full / 2 + (full / 2) * random;
}

export class Connection {
  private socket: WebSocket | null = null;
  private unanswered = new Map<number, Unanswered>();
  private count = 0;
  private version: number | null = null;
  private attempt = 0;
  private closed = false;
  private greeted = false; // has this socket sent its first view?
  private resyncing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private heard = 0; // when the line last said anything
  private news = 0; // and when that was more than the answer to a ping

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
  ) {}

  open(): void {
    this.closed = false;
    this.hooks.state("connecting", null);
    this.dial();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.hang();
    this.drop(new Refused("unreachable", "the line was closed"));
  }

  /** Settles when the server has answered, over however many sockets that takes. */
  send(message: Message): Promise<Answer> {
    const n = ++this.count;
    const numbered = { ...message, n } as Numbered;
    return new Promise((resolve, reject) => {
      this.unanswered.set(n, { message: numbered, version: this.version ?? -1, resolve, reject });
      if (!this.greeted) return;
      this.write(numbered);
      if (Date.now() - this.heard >= QUIET) this.check();
    });
  }

  resync(): void {
    if (this.resyncing || !this.greeted) return;
    this.resyncing = true;
    this.write({ do: "resync" });
  }

  /** Starts over as if nothing had been seen, which brings the whole log. */
  fromTheStart(): void {
    this.version = 0;
    this.again();
  }

  /** Tries at once instead of waiting, because somebody asked to or the network came back. */
  again(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    this.attempt = 0;
    this.hang();
    this.dial();
  }

  private dial(): void {
    const since = this.version === null ? "" : `?since=${this.version}`;
    const open = this.hooks.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.url + since);
    this.socket = socket;
    this.greeted = this.resyncing = false;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(socket, event.data);
    socket.onclose = (event: CloseEvent) => void this.fell(socket, event.code, event.reason);
    this.expect(OPENING);
  }

  private hang(): void {
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private hear(socket: WebSocket, data: string): void {
    if (socket !== this.socket) return;
    const frame = JSON.parse(data) as FromServer;
    this.listen(frame.is);
    switch (frame.is) {
      case "view":
        this.version = frame.version;
        this.resyncing = false;
        this.hooks.frame(frame);
        if (!this.greeted) this.greet(frame);
        return;
      case "update":
        return this.advance(frame);
      case "done":
      case "odds":
      case "inspected":
      case "advice":
      case "refused":
        this.settle(frame);
        return;
      case "pong":
        if (frame.version !== this.version) this.resync();
        return;
      case "bye":
        if (!PASSING.has(frame.code)) this.refuse(new Refused(frame.code, "the table said goodbye"));
        return;
      default:
        this.hooks.frame(frame);
    }
  }

  /** An update follows the last one, or has its number and changes only what this seat sees; else something is missing. */
  private advance(frame: Extract<FromServer, { is: "update" }>): void {
    if (this.version === null || this.resyncing || frame.version < this.version) return;
    if (frame.version > this.version + 1) return this.resync();
    this.version = frame.version;
    this.hooks.frame(frame);
  }

  private settle(frame: Answer | Extract<FromServer, { is: "refused" }>): void {
    const waiting = this.unanswered.get(frame.n);
    this.unanswered.delete(frame.n);
    if (frame.is === "refused") waiting?.reject(new Refused(frame.code, frame.message, frame.args));
    else waiting?.resolve(frame);
  }

  private greet(frame: WholeView): void {
    this.greeted = true;
    this.attempt = 0;
    this.hooks.state("open", null);
    for (const [n, { message, version, reject }] of this.unanswered) {
      if (repeatable(message, version, frame)) this.write(message);
      else {
        this.unanswered.delete(n);
        reject(new Refused("unreachable", "the line was lost on the way"));
      }
    }
  }

  private async fell(socket: WebSocket, code: number, reason: string): Promise<void> {
    if (socket !== this.socket) return;
    clearTimeout(this.watch);
    this.greeted = false;
    this.hooks.state("lost", null);
    if (code >= REFUSING_CODES) return this.refuse(new Refused(reason || "unexpected", "the table closed the line"));
    const why = await this.hooks.probe();
    if (this.closed || socket !== this.socket) return;
    if (why) return this.refuse(why);
    const random = this.hooks.random ?? Math.random;
    this.timer = setTimeout(() => this.dial(), backoff(this.attempt++, random()));
  }

  private refuse(why: Refused): void {
    this.closed = true;
    this.hang();
    this.drop(why);
    this.hooks.state("refused", why);
  }

  private drop(why: Refused): void {
    for (const { reject } of this.unanswered.values()) reject(why);
    this.unanswered.clear();
  }

  /** Asks whether the line still stands; without an answer it is dead. */
  check(): void {
    if (!this.greeted) return;
    this.write({ do: "ping" });
    this.expect(this.resyncing ? OPENING : PATIENCE);
  }

  private listen(heard: FromServer["is"]): void {
    this.heard = Date.now();
    if (heard !== "pong") this.news = this.heard;
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.check(), this.quiet());
  }

  private quiet(): number {
    const idle = Date.now() - this.news >= A_WHILE;
    return idle || this.hooks.hidden?.() ? LONG_QUIET : QUIET;
  }

  /** Something must be heard before so long, or else everything starts over with a new socket. */
  private expect(patience: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      this.hooks.state("lost", null);
      this.again();
    }, patience);
  }

  /** A line that goes down takes nothing more: what is unanswered is said again over the next one. */
  private write(message: FromClient): void {
    const { socket } = this;
    if (!socket || socket.readyState === CLOSING || socket.readyState === CLOSED) return;
    socket.send(JSON.stringify(message));
  }
}

const [CLOSING, CLOSED] = [2, 3]; // as sockets number their states

/** What may be said twice. An undo may have been done before the line was lost, and would then take back one more. */
function repeatable(message: Numbered, version: number, now: WholeView): boolean {
  if (version < 0) return true; // never left
  if (message.do === "undo") return now.version === version;
  if (message.do === "chat") return !now.chat.slice(-5).some((line) => line.text === message.text);
  return true;
}
