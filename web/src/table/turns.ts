/** The log cut into turns. */
import type { Happening } from "../wire/types";

export interface Turn {
  first: number; // the number of its first event
  heading: Happening | null;
  lines: Happening[];
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
    turns.at(-1)!.lines.push(event);
  }
  return turns;
}

function concerns(event: Happening, seat: number | null): boolean {
  return seat === null || event.private === true || event.say.at?.["seat"] === seat;
}
