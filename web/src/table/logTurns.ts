/** The log cut into turns. */
import type { GameEvent } from "../wire/types";

export interface Line {
  event: GameEvent;
  seat: number | null; // whose line it is
  again: boolean; // the line before it is theirs, too
}

export interface Turn {
  first: number; // the number of its heading; -1 for what comes before the first turn
  heading: GameEvent | null;
  lines: Line[];
}

export interface Wanted {
  /** Only what concerns this seat; null for everything. */
  seat: number | null;
  /** At the most so many lines, the newest. */
  lines: number;
  /** Whether a turn begins with this event. */
  begins: (event: GameEvent) => boolean;
}

export function inTurns(events: GameEvent[], wanted: Wanted): Turn[] {
  const wholly: Turn[] = [{ first: -1, heading: null, lines: [] }];
  for (const event of events) {
    if (wanted.begins(event)) wholly.push({ first: event.n, heading: event, lines: [] });
    else if (concerns(event, wanted.seat)) add(wholly.at(-1)!.lines, event);
  }
  return newest(wholly, wanted.lines);
}

function add(lines: Line[], event: GameEvent): void {
  const seat = seatOf(event);
  lines.push({ event, seat, again: lines.length > 0 && seat === lines.at(-1)!.seat });
}

/** The last lines with their headings: a turn that is cut keeps its own, and is still the same turn. */
function newest(turns: Turn[], most: number): Turn[] {
  const kept: Turn[] = [];
  let left = most;
  for (const turn of turns.toReversed()) {
    if (left <= 0) break;
    if (turn.lines.length || turn.heading) kept.push({ ...turn, lines: turn.lines.slice(-left) });
    left -= turn.lines.length;
  }
  return kept.reverse();
}

function concerns(event: GameEvent, seat: number | null): boolean {
  return seat === null || event.private === true || seatOf(event) === seat;
}

function seatOf(event: GameEvent): number | null {
  const seat = event.say.at?.["seat"];
  return typeof seat === "number" ? seat : null;
}
