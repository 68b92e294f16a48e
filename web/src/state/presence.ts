/** Whether somebody is at a seat, and what they are doing, from what lies open. */
import type { Seat } from "../wire/types";

export type Presence = "here" | "away" | "thinking" | "stand-in" | "bot" | "free";

/** `asked`: the table waits for this seat, and may say so. */
export function presenceAt(seat: Seat, asked = false): Presence {
  if (!seat.person) return seat.bot ? (asked ? "thinking" : "bot") : "free";
  if (seat.bot) return "stand-in";
  if (!seat.here) return "away";
  return asked ? "thinking" : "here";
}

/** When people were last seen to leave, by seat; those who were away from the beginning have no time. */
export function absences(before: Seat[] | undefined, now: Seat[], since: Map<number, number>, time: number): Map<number, number> {
  const gone = new Map<number, number>();
  for (const { seat, person, here } of now) {
    if (!person || here) continue;
    const old = before?.[seat];
    const left = old?.here && old.person?.id === person.id ? time : since.get(seat);
    if (left !== undefined) gone.set(seat, left);
  }
  return gone;
}
