/** The log cut into turns. */
import type { Happening } from "../wire/types";

export interface Line {
  event: Happening;
  seat: number | null; // whose line it is
  again: boolean; // the line before it is theirs, too
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
  const turns: Turn[] = [];
  const kept = events.filter((event) => event.kind === "turn" || concerns(event, wanted.seat)).slice(-wanted.lines);
  for (const event of kept) {
    if (event.kind === "turn" || turns.length === 0) {
      const heading = event.kind === "turn" ? event : null;
      turns.push({ first: event.n, heading, lines: [] });
      if (heading) continue;
    }
    const { lines } = turns.at(-1)!;
    const seat = seatOf(event);
    lines.push({ event, seat, again: lines.length > 0 && seat === lines.at(-1)!.seat });
  }
  return turns;
}

function concerns(event: Happening, seat: number | null): boolean {
  return seat === null || event.private === true || seatOf(event) === seat;
}

function seatOf(event: Happening): number | null {
  const seat = event.say.at?.["seat"];
  return typeof seat === "number" ? seat : null;
}
