/** How the table of Star Saga is drawn. */
import "./palette.css";
import type { GameDrawings, Panels } from "../../kit/drawings";
import { t } from "../../state/app.svelte";
import type { GameEvent, View } from "../../wire/types";
import TableBoard from "./board/Table.svelte";
import { campaignEnding } from "./campaign/campaignEnding";
import EndingSquad from "./campaign/EndingSquad.svelte";
import SheetView from "./campaign/SheetView.svelte";
import { drawsAnswers, squadFirst } from "./campaign/squadFirst";
import Place from "./story/Place.svelte";
import { pieceCard } from "./cards/pieceCard";
import { plans } from "./cards/plans";
import { ending, namesOf, turningWeight } from "./ending";
import SeatFace from "./models/SeatFace.svelte";
import Speaker from "./models/Speaker.svelte";
import { sound } from "./moments/sounds";
import { moments } from "./moments/staging";
import { duration } from "./moments/timing";
import Hand from "./panels/Hand.svelte";
import Own from "./panels/Own.svelte";
import Squad from "./panels/Squad.svelte";
import Tracks from "./panels/Tracks.svelte";
import { outcomeTone, outcomeWeight } from "./outcomeWeights";
import { mercenariesOf, type SagaState } from "./state";

const ALWAYS: Panels = { tracks: Tracks, others: Squad, own: Own };

/** Only the Nexus has a hand; where the squad is in the middle, nobody needs it a second time. */
function panels(view: View<SagaState>): Panels {
  const { state, seat } = view;
  if (squadFirst(view)) return { tracks: Tracks, others: Squad };
  return seat >= 0 && state.nexus.seat === seat ? { ...ALWAYS, hand: Hand } : ALWAYS;
}

/** The Mercenaries of a seat by name, or the Nexus; nobody has a name before the team is chosen. */
function seatName({ state }: View<SagaState>, seat: number): string | null {
  if (seat === state.nexus.seat) return t("saga-role-nexus");
  return namesOf(mercenariesOf(state, seat)).join(", ") || null;
}

const turn = (event: GameEvent): number | null => (event.kind === "round" ? Number(event.args?.["round"] ?? 0) : null);

const drawings: GameDrawings<SagaState> = {
  board: TableBoard,
  panels,
  ending,
  endingPanel: EndingSquad,
  sheet: SheetView,
  campaignEnding,
  turningWeight,
  outcomeTone,
  outcomeWeight,
  face: SeatFace,
  speaker: Speaker,
  place: Place,
  seatName,
  duration,
  moments,
  pieceCard,
  plans,
  sound,
  turn,
  reactions: [
    { name: "reaction", text: "web-saga-type-reaction", bySeat: false },
    { name: "interrupt", text: "web-saga-type-interrupt", bySeat: false },
  ],
  drawsAnswers,
  reactedTo: ({ kind }) => ["turn", "interacted", "hacked", "attacked", "break-away", "action"].includes(kind),
};

export default drawings;
