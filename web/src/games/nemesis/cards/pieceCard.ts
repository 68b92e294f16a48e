/** What the card of a Room, an Intruder, a Door, an Engine or an Escape Pod says, from the view and the box. */
import type { Choice } from "../../../kit/drawings";
import type { PieceCard } from "../../../kit/piece-card/pieceCard";
import { app, t } from "../../../state/app.svelte";
import type { View } from "../../../wire/types";
import { corridorLabel, intruderLabel, personLabel, podLabel, podState, secrets, thingLabel } from "../board/labels";
import { corridorsOf, SHIPS, type Ship } from "../board/ship/layout";
import { targetOf } from "../board/targets";
import { box } from "../box";
import { CLOSED_DOOR, DESTROYED_DOOR, type NemesisState } from "../state";
import IntruderPicture from "./IntruderPicture.svelte";
import RoomPicture from "./RoomPicture.svelte";

interface Shown {
  view: View<NemesisState>;
  choices: Choice[];
}

const attribute = (id: string): string => (app.texts.hasAttribute(id, "text") ? app.texts.attribute(id, "text") : "");

/** What the question offers or refuses about the thing, now or in a later question. */
function about(target: string, { view, choices }: Shown): Choice[] {
  const [kind, id] = target.split(":");
  const listed = { room: "rooms", intruder: "intruders" }[kind!];
  return choices.filter((choice) => {
    if (targetOf(choice, view.state, view.seat) === target) return true;
    const later = listed ? choice.option.at?.[listed] : undefined;
    return Array.isArray(later) && later.includes(Number(id));
  });
}

/** How many Corridors lie between two Rooms. */
export function distance(ship: Ship, from: number, to: number): number | null {
  const far = new Map([[from, 0]]);
  for (const [room, steps] of far) {
    if (room === to) return steps;
    for (const { a, b } of corridorsOf(ship, room)) {
      const next = a === room ? b : a;
      if (!far.has(next)) far.set(next, steps + 1);
    }
  }
  return null;
}

function howFar({ state, seat }: View<NemesisState>, number: number): string {
  const here = state.players[seat]?.room ?? 0;
  const steps = here ? distance(SHIPS[state.map], here, number) : null;
  if (steps === null) return t("web-nemesis-card-room", { number });
  return steps === 0 ? t("web-nemesis-card-here", { number }) : t("web-nemesis-card-far", { number, count: steps });
}

function roomCard(number: number, shown: Shown): PieceCard | null {
  const { state } = shown.view;
  const place = SHIPS[state.map].rooms[number - 1];
  if (!place) return null;
  const [tile, explored] = [state.tiles[number] ?? "?", !!state.explored[number]];
  return {
    label: howFar(shown.view, number),
    title: explored ? t(`nemesis-room-${tile}`) : t("nemesis-room-unexplored", { number }),
    picture: explored ? { drawing: RoomPicture, props: { tile } } : undefined,
    about: explored ? attribute(`nemesis-room-${tile}`) : t("web-nemesis-card-unexplored"),
    now: roomNow(state, number, explored ? tile : ""),
    here: inRoom(shown.view, number),
    choices: about(`room:${number}`, shown),
    rule: explored ? box.current?.rooms[tile]?.rule : "NEM-MOVE-04",
  };
}

function roomNow(state: NemesisState, number: number, tile: string): string[] {
  const lines = [];
  if (state.malfunction[number]) lines.push(t("web-nemesis-card-broken"));
  if (state.fire[number]) lines.push(t("web-nemesis-card-fire"));
  if (tile === "hibernatorium") lines.push(t(state.hibernation_open ? "web-nemesis-card-awake" : "web-nemesis-card-asleep"));
  if (state.airlock === number) lines.push(t("web-nemesis-venting"));
  if (tile === "nest") lines.push(t("web-nemesis-eggs", { count: state.eggs }));
  const items = state.items[number] ?? 0;
  if (tile && items > 0) lines.push(t("web-nemesis-items", { count: items }));
  return lines;
}

function inRoom({ state, seat }: View<NemesisState>, number: number): PieceCard["here"] {
  const ship = SHIPS[state.map];
  const people = state.players.filter((one) => one.room === number && one.status === "alive");
  const intruders = state.intruders.filter((one) => one.room === number);
  const doors = corridorsOf(ship, number).filter(({ index }) => state.doors[index] === CLOSED_DOOR || state.noise[index]);
  return [
    ...secrets(state, number).map((text) => ({ text, secret: true })),
    ...people.map((one) => ({ text: personLabel(state, one.seat, seat) })),
    ...intruders.map((one) => ({
      text: intruderLabel(one),
      target: `intruder:${one.id}`,
      picture: { drawing: IntruderPicture, props: { kind: one.kind } },
    })),
    ...state.lying.filter(([room]) => room === number).map(([, thing]) => ({ text: thingLabel(thing) })),
    ...doors.map(({ index }) => ({ text: corridorLabel(state, ship, index), target: `place:${index}` })),
  ];
}

function intruderCard(id: number, shown: Shown): PieceCard | null {
  const { state } = shown.view;
  const intruder = state.intruders.find((one) => one.id === id);
  if (!intruder) return null;
  const [tile, explored] = [state.tiles[intruder.room], state.explored[intruder.room]];
  const room = explored ? { ref: `nemesis-room-${tile}` } : { ref: "nemesis-room-unexplored", args: { number: intruder.room } };
  return {
    label: t("web-nemesis-card-intruder", { room }),
    title: t(`nemesis-intruder-${intruder.kind}`),
    picture: { drawing: IntruderPicture, props: { kind: intruder.kind } },
    about: attribute(`nemesis-intruder-${intruder.kind}`),
    now: [t("web-nemesis-card-injuries", { count: intruder.injuries })],
    here: [],
    choices: about(`intruder:${id}`, shown),
    rule: "NEM-INTRUDER-01",
  };
}

// texts: web-nemesis-card-door-open, web-nemesis-card-door-closed, web-nemesis-card-door-destroyed
function doorCard(place: number, shown: Shown): PieceCard | null {
  const { state } = shown.view;
  const ship = SHIPS[state.map];
  const corridor = ship.corridors[place];
  if (!corridor) return null;
  const door = { [CLOSED_DOOR]: "closed", [DESTROYED_DOOR]: "destroyed" }[state.doors[place] ?? 0] ?? "open";
  return {
    label: t("web-nemesis-card-corridor", { numbers: corridor.numbers.join("/") }),
    title: t("web-nemesis-card-between", { a: corridor.a, b: corridor.b }),
    about: t(`web-nemesis-card-door-${door}`),
    now: state.noise[place] ? [t("web-nemesis-card-noise")] : [],
    here: [],
    choices: about(`place:${place}`, shown),
    rule: door === "open" ? "NEM-MOVE-01" : "NEM-DOOR-01",
  };
}

function podCard(number: number, shown: Shown): PieceCard | null {
  const { state, seat } = shown.view;
  const pod = state.pods.find((one) => one.number === number);
  if (!pod) return null;
  return {
    label: t("web-nemesis-card-pod-label"),
    title: podLabel({ ...pod }),
    about: t("web-nemesis-card-pod"),
    now: [podState(pod)],
    here: state.players.filter((one) => one.pod === number).map((one) => ({ text: personLabel(state, one.seat, seat) })),
    choices: about(`pod:${number}`, shown),
    rule: "NEM-POD-01",
  };
}

const CARDS: Record<string, (id: number, shown: Shown) => PieceCard | null> = {
  room: roomCard,
  intruder: intruderCard,
  place: doorCard,
  pod: podCard,
};

export function pieceCard(target: string, shown: Shown): PieceCard | null {
  const [kind = "", id = ""] = target.split(":");
  return CARDS[kind]?.(Number(id), shown) ?? null;
}
