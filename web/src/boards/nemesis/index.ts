/** Nemesis: how its table is drawn. */
import { t } from "../../state/app.svelte";
import type { View } from "../../wire/types";
import type { GameDrawings } from "../index";
import Board from "./Board.svelte";
import { fiction } from "./fiction";
import { gravity } from "./gravity";
import Crew from "./panels/Crew.svelte";
import Ending from "./panels/Ending.svelte";
import Hand from "./panels/Hand.svelte";
import Me from "./panels/Me.svelte";
import Tracks from "./panels/Tracks.svelte";
import SeatFace from "./SeatFace.svelte";
import type { NemesisState } from "./state";
import { duration } from "./timing";

/** A Character's name; nobody has one before the draft. */
function seatName(view: View<NemesisState>, seat: number): string | null {
  const name = view.state.players[seat]?.name;
  return name ? t(`nemesis-character-${name}`) : null;
}

export const nemesis: GameDrawings = {
  board: Board,
  tracks: Tracks,
  crew: Crew,
  me: Me,
  hand: Hand,
  ending: Ending,
  seatName,
  duration,
  fiction,
  face: SeatFace,
  gravity,
  reactedTo: ["action", "reacted", "intruder-appears"],
  reactions: [
    { name: "interruption", text: "nemesis-card-interruption", bySeat: true },
    { name: "nerves-of-steel", text: "nemesis-card-nerves-of-steel", bySeat: false },
  ],
};
