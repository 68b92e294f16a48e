/** What a newcomer does in a first mission, ticked off as it is done. */
import type { Deed } from "../../../kit/plugin";
import type { Moment } from "./moment";

export const DEEDS: Deed<Moment>[] = [
  { id: "turn", done: ({ mine }) => mine.some(({ acted }) => acted > 0), text: "web-saga-coach-deed-turn" },
  { id: "attack", done: ({ state }) => state.attacked.length > 0, text: "web-saga-coach-deed-attack" },
  { id: "nexus", done: ({ state }) => state.round >= 2 && !state.ending, text: "web-saga-coach-deed-nexus" },
  { id: "search", done: ({ state }) => state.scenery.some(({ searched }) => searched), text: "web-saga-coach-deed-search" },
  { id: "door", done: ({ state }) => state.doors.some(({ open }) => open), text: "web-saga-coach-deed-door" },
  {
    id: "win",
    done: ({ state, view }) => state.ending === (view.seat === state.nexus.seat ? "nexus" : "mercenaries"),
    text: "web-saga-coach-deed-win",
  },
];
