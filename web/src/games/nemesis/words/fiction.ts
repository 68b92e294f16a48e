/** One line of fiction under a question, from what everybody at the table can see. */
import type { Ask, View } from "../../../wire/types";
import { INACTIVE, type NemesisState } from "../state";

export function fiction(view: View<NemesisState>, ask: Ask): string | null {
  const { state, seat } = view;
  const me = state.players[seat];
  if (!me) return null;
  const hunted = state.intruders.some(({ room }) => room === me.room && room > 0);
  switch (ask.kind) {
    case "draft":
      return "web-nemesis-fiction-draft";
    case "objective":
      return "web-nemesis-fiction-objective";
    case "room":
      return hunted ? "web-nemesis-fiction-flee" : "web-nemesis-fiction-where";
    case "rooms":
      return "web-nemesis-fiction-screens";
    case "target":
      return ask.prompt.args?.["purpose"] === "melee" ? "web-nemesis-fiction-combat" : "web-nemesis-fiction-aim";
    case "weapon":
    case "throw":
      return "web-nemesis-fiction-aim";
    case "shrug-off":
      return "web-nemesis-fiction-struck";
    case "react":
      return "web-nemesis-fiction-react";
    case "place":
      return "web-nemesis-fiction-listen";
    case "corridor":
    case "doors":
      return "web-nemesis-fiction-doors";
    case "pod":
    case "in-pod":
      return "web-nemesis-fiction-pod";
    case "engine":
      return "web-nemesis-fiction-engine";
    case "destination":
      return "web-nemesis-fiction-course";
    case "keep-item":
    case "deck":
      return "web-nemesis-fiction-search";
    case "trade-offer":
    case "trade-answer":
    case "trade-partner":
      return "web-nemesis-fiction-trade";
    case "pay":
      return null;
    case "action":
      return action(state, me.room, hunted, me.larva);
    default:
      return null;
  }
}

function action(state: NemesisState, room: number, hunted: boolean, larva: boolean): string {
  const around = state.players.filter((each) => each.room === room && each.status === "alive").length;
  if (hunted) return "web-nemesis-fiction-combat";
  if (state.fire[room]) return "web-nemesis-fiction-fire";
  if (state.self_destruct !== INACTIVE) return "web-nemesis-fiction-countdown";
  if (larva) return "web-nemesis-fiction-larva";
  if (state.tiles[room] === "nest") return "web-nemesis-fiction-nest";
  if (state.malfunction[room]) return "web-nemesis-fiction-malfunction";
  if (state.turn <= 1) return "web-nemesis-fiction-awake";
  return around > 1 ? "web-nemesis-fiction-company" : "web-nemesis-fiction-alone";
}
