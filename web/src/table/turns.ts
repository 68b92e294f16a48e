/** The log cut into turns, with what an undo took back marked. */
import type { Happening } from "../wire/types";

export interface Line {
  event: Happening;
  undone: boolean;
}

export interface Turn {
  first: number; // the number of its first event
  heading: Happening | null;
  lines: Line[];
}

export interface Wanted {
  /** Only what concerns this seat; null for everything. */
  seat: number | null;
  /** At the most so many lines, the newest. */
  lines: number;
}

export function inTurns(events: Happening[], wanted: Wanted): Turn[] {
  const back = takenBack(events);
  const turns: Turn[] = [];
  const kept = events.filter((event) => event.kind === "turn" || concerns(event, wanted.seat)).slice(-wanted.lines);
  for (const event of kept) {
    if (event.kind === "turn" || turns.length === 0) {
      const heading = event.kind === "turn" ? event : null;
      turns.push({ first: event.n, heading, lines: [] });
      if (heading) continue;
    }
    turns.at(-1)!.lines.push({ event, undone: back(event.n) });
  }
  return turns;
}

function concerns(event: Happening, seat: number | null): boolean {
  return seat === null || event.private === true || event.say.at?.["seat"] === seat;
}

/** Whether the event with a number has been taken back since. */
function takenBack(events: Happening[]): (n: number) => boolean {
  const spans = events
    .filter((event) => event.kind === "undone")
    .map((event) => ({ from: Number(event.args?.["from"] ?? event.n), to: event.n }));
  return (n) => spans.some(({ from, to }) => n >= from && n < to);
}
