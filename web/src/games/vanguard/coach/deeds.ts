/** What a newcomer does on a first planet, ticked off as it is done. */
import type { Deed } from "../../../kit/plugin";
import type { Moment } from "./moment";

// texts: web-vanguard-coach-deed-check, web-vanguard-coach-deed-travel, web-vanguard-coach-deed-success
// texts: web-vanguard-coach-deed-meet, web-vanguard-coach-deed-mission, web-vanguard-coach-deed-home
const deed = (id: string, done: (moment: Moment) => boolean): Deed<Moment> => ({ id, done, text: `web-vanguard-coach-deed-${id}` });

const MET = 2;

export const DEEDS: Deed<Moment>[] = [
  deed("check", ({ mine }) => mine.some(({ spent }) => spent.length > 0)),
  deed("travel", ({ state }) => state.sectors.filter(({ visited }) => visited).length > new Set(state.crew.map(({ sector }) => sector)).size),
  deed("success", ({ state }) => state.gained > 0),
  deed("meet", ({ state }) => state.sectors.some(({ number }) => state.crew.filter(({ sector }) => sector === number).length >= MET && state.round > 1)),
  deed("mission", ({ state }) => state.completed.length > 0),
  deed("home", ({ state }) => (state.ending === "mission" || state.ending === "lift-off") && state.completed.length > 0),
];
