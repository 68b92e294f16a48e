/** What a newcomer does in a first game, ticked off as it is done. */
import type { Deed } from "../../../kit/plugin";
import { found, SPECIAL, withMe, type Moment } from "./moment";

const tileOf = ({ state, me }: Moment): string => (state.explored[me.room] ? (state.tiles[me.room] ?? "") : "");

export const DEEDS: Deed<Moment>[] = [
  { id: "move", done: (now) => now.me.room > 0 && tileOf(now) !== "hibernatorium", text: "web-nemesis-coach-deed-move" },
  {
    id: "explore",
    done: (now) => now.me.room > 0 && found(now.state) && !SPECIAL.includes(tileOf(now)),
    text: "web-nemesis-coach-deed-explore",
  },
  { id: "item", done: ({ me }) => me.inventory.length > 0 || me.held.length > 1, text: "web-nemesis-coach-deed-item" },
  { id: "pass", done: ({ me }) => me.passed, text: "web-nemesis-coach-deed-pass" },
  { id: "turn", done: ({ state, me }) => state.turn >= 2 && me.status === "alive", text: "web-nemesis-coach-deed-turn" },
  {
    id: "meet",
    done: (now) => now.me.status === "alive" && withMe(now),
    text: "web-nemesis-coach-deed-meet",
  },
  { id: "home", done: ({ me }) => me.status === "escaped" || me.status === "hibernating", text: "web-nemesis-coach-deed-home" },
];
