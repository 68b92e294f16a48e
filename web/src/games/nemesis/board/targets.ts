/** Which thing on the board a choice is about. */
import type { Choice } from "../../../kit/drawings";
import type { NemesisState } from "../state";

/** What can be pointed at, such as "room:8", "place:3", "intruder:5", "seat:1", "pod:2", "object:8:carcass". */
export type Target = `${"room" | "place" | "intruder" | "seat" | "pod" | "object"}:${string}`;

/** An Intruder is pointed at itself, not at the Room it stands in. */
export function targetOf(choice: Choice, state: NemesisState, seat: number): Target | null {
  const { intruder, room, place, pod, engine, seat: person, item } = choice.option.at ?? {};
  if (intruder !== undefined) return `intruder:${intruder}`;
  if (place !== undefined) return `place:${place}`;
  if (pod !== undefined) return `pod:${pod}`;
  if (person !== undefined) return `seat:${person}`;
  if (engine !== undefined) return `room:${22 - Number(engine)}`; // Engines 1 to 3 are Rooms 21 to 19
  if (room !== undefined) return `room:${room}`;
  const here = state.players[seat]?.room ?? 0;
  const lies = item !== undefined && state.lying.some(([where, thing]) => where === here && thing === item);
  return lies ? `object:${here}:${item}` : null;
}
