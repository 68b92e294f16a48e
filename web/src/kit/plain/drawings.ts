/**
 * Drawings for any game that has none of its own, made from the view, the questions and the texts alone: playable, if
 * not pretty.
 */
import type { GameEvent } from "../../wire/types";
import type { GameDrawings, Panels } from "../drawings";
import { handOf } from "./hand";
import { lookAt, pieceCard } from "./pieceCard";
import { seatName } from "./pieceNames";
import PlainBoard from "./PlainBoard.svelte";
import PlainEnding from "./PlainEnding.svelte";
import PlainHand from "./PlainHand.svelte";
import PlainOwn from "./PlainOwn.svelte";
import PlainSeats from "./PlainSeats.svelte";
import PlainTracks from "./PlainTracks.svelte";
import SeatFace from "./SeatFace.svelte";
import type { PlainObject } from "./state";

const ALWAYS: Panels = { tracks: PlainTracks, others: PlainSeats, own: PlainOwn };
const TURNS = ["turn", "round"]; // events that begin a part of the log, with their number
const SHOWN = 350; // ms
const DICE_SHOWN = 1600;

function turn({ kind, args }: GameEvent): number | null {
  const number = args?.[kind] ?? args?.["number"];
  return TURNS.includes(kind) && typeof number === "number" ? number : null;
}

const drawings: GameDrawings<PlainObject> = {
  board: PlainBoard,
  panels: (view) => (handOf(view) ? { ...ALWAYS, hand: PlainHand } : ALWAYS),
  endingPanel: PlainEnding,
  face: SeatFace,
  seatName,
  duration: ({ args }) => (args?.["dice"] ? DICE_SHOWN : SHOWN),
  turn,
  pieceCard,
  lookAt,
  reactedTo: () => true,
};

export default drawings;
