/** How the table of Nemesis is drawn. */
import "./palette.css";
import type { GameDrawings } from "../../kit/drawings";
import { t } from "../../state/app.svelte";
import type { GameEvent, Option, Said, View } from "../../wire/types";
import Board from "./board/Board.svelte";
import { duration } from "./moments/timing";
import { pieceCard } from "./cards/pieceCard";
import { plans } from "./cards/plans";
import { ways } from "./cards/ways";
import { moments } from "./moments/staging";
import { sound } from "./moments/sounds";
import Crew from "./panels/crew/Crew.svelte";
import { ending, turningWeight } from "./panels/ending/ending";
import SharedObjectives from "./panels/ending/SharedObjectives.svelte";
import Hand from "./panels/hand/Hand.svelte";
import Me from "./panels/me/Me.svelte";
import Tracks from "./panels/tracks/Tracks.svelte";
import SeatFace from "./portraits/SeatFace.svelte";
import type { NemesisState } from "./state";
import { fiction } from "./words/fiction";
import { outcomeTone, outcomeWeight } from "./words/outcomeWeights";

const PANELS = { tracks: Tracks, others: Crew, own: Me, hand: Hand };
const REACTED_TO = ["action", "reacted", "intruder-appears"];

/** A Character's name; nobody has one before the draft. */
function seatName(view: View<NemesisState>, seat: number): string | null {
  const name = view.state.players[seat]?.name;
  return name ? t(`nemesis-character-${name}`) : null;
}

/** Costs are Action cards to discard; an Action card that is played is spent as well, a shot takes 1 Ammo. */
function cost(option: Option): Said {
  const ammo = option.at?.["ammo"];
  if (Array.isArray(ammo)) return { text: "web-nemesis-cost-shot", args: { count: option.cost ?? 0, weapons: ammo.length, ammo: Number(ammo[0]) } };
  const text = option.at?.["card"] === undefined ? "web-nemesis-cost" : "web-nemesis-cost-card";
  return { text, args: { count: option.cost ?? 0 } };
}

const turn = (event: GameEvent): number | null => (event.kind === "turn" ? Number(event.args?.["turn"] ?? 0) : null);

const drawings: GameDrawings<NemesisState> = {
  board: Board,
  panels: () => PANELS,
  ending,
  endingPanel: SharedObjectives,
  turningWeight,
  face: SeatFace,
  seatName,
  fiction,
  cost,
  outcomeWeight,
  outcomeTone,
  duration,
  moments,
  plans,
  ways,
  pieceCard,
  sound,
  turn,
  reactedTo: ({ kind }) => REACTED_TO.includes(kind),
  reactions: [
    { name: "interruption", text: "nemesis-card-interruption", bySeat: true },
    { name: "nerves-of-steel", text: "nemesis-card-nerves-of-steel", bySeat: false },
  ],
};

export default drawings;
