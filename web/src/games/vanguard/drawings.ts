/** How the table of ISS Vanguard is drawn. */
import "./palette.css";
import type { GameDrawings, Panels } from "../../kit/drawings";
import { t } from "../../state/app.svelte";
import type { GameEvent, View } from "../../wire/types";
import { pieceCard } from "./cards/pieceCard";
import { drawsAnswers } from "./check/drawsAnswers";
import Table from "./check/Table.svelte";
import { ending } from "./ending";
import { turningWeight } from "./endings";
import { moments } from "./moments/staging";
import { duration, sound } from "./moments/timing";
import { crewName } from "./names";
import { outcomeTone, outcomeWeight } from "./outcomeWeights";
import Crew from "./panels/Crew.svelte";
import Hand from "./panels/Hand.svelte";
import Own from "./panels/Own.svelte";
import Tracks from "./panels/Tracks.svelte";
import SeatFace from "./people/SeatFace.svelte";
import Speaker from "./people/Speaker.svelte";
import { crewOf, type VanguardState } from "./state";
import Place from "./story/Place.svelte";

/** Before the team is chosen there are no boards and no hands. */
function panels({ state }: View<VanguardState>): Panels {
  return state.crew.length ? { tracks: Tracks, others: Crew, own: Own, hand: Hand } : { tracks: Tracks };
}

/** Whoever a seat decides for: by name once they are chosen, until then by Section. */
function seatName({ state }: View<VanguardState>, seat: number): string | null {
  const crew = crewOf(state, seat).map(crewName);
  return (crew.length ? crew : (state.seats[seat] ?? []).map((section) => t(`vanguard-section-${section}`))).join(", ") || null;
}

const turn = (event: GameEvent): number | null => (event.kind === "round-begun" ? Number(event.args?.["round"] ?? 0) : null);

const drawings: GameDrawings<VanguardState> = {
  board: Table,
  panels,
  ending,
  turningWeight,
  outcomeTone,
  outcomeWeight,
  face: SeatFace,
  seatName,
  speaker: Speaker,
  place: Place,
  duration,
  moments,
  pieceCard,
  drawsAnswers,
  sound,
  turn,
};

export default drawings;
