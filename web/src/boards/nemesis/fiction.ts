/** One line of fiction under a question, from what everybody at the table can see. */
import type { Ask, View } from "../../wire/types";
import { INACTIVE, type NemesisState } from "./state";

export function fiction(view: View<NemesisState>, ask: Ask): string | null {
  const { state, seat } = view;
  const me = state.players[seat];
  if (!me) return null;
  const hunted = state.intruders.some(({ room }) => room === me.room && room > 0);
  switch (ask.kind) {
    case "draft":
      return "web-fiction-draft";
    case "objective":
      return "web-fiction-objective";
    case "room":
      return hunted ? "web-fiction-flee" : "web-fiction-where";
    case "rooms":
      return "web-fiction-screens";
    case "target":
      return ask.prompt.args?.["purpose"] === "melee" ? "web-fiction-combat" : "web-fiction-aim";
    case "weapon":
    case "throw":
      return "web-fiction-aim";
    case "shrug-off":
      return "web-fiction-struck";
    case "react":
      return "web-fiction-react";
    case "place":
      return "web-fiction-listen";
    case "corridor":
    case "doors":
      return "web-fiction-doors";
    case "pod":
    case "in-pod":
      return "web-fiction-pod";
    case "engine":
      return "web-fiction-engine";
    case "destination":
      return "web-fiction-course";
    case "keep-item":
    case "deck":
      return "web-fiction-search";
    case "trade-offer":
    case "trade-answer":
    case "trade-partner":
      return "web-fiction-trade";
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
  if (hunted) return "web-fiction-combat";
  if (state.fire[room]) return "web-fiction-fire";
  if (state.self_destruct !== INACTIVE) return "web-fiction-countdown";
  if (larva) return "web-fiction-larva";
  if (state.tiles[room] === "nest") return "web-fiction-nest";
  if (state.malfunction[room]) return "web-fiction-malfunction";
  if (state.turn <= 1) return "web-fiction-awake";
  return around > 1 ? "web-fiction-company" : "web-fiction-alone";
}
