/** What a screen reader says of the things on the board. */
import { app, t } from "../../../state/app.svelte";
import { corridorsOf, type Ship } from "./ship/layout";
import { CLOSED_DOOR, DESTROYED_DOOR, type Intruder, type NemesisState, type Pod } from "../state";

const DOORS = { [CLOSED_DOOR]: "closed", [DESTROYED_DOOR]: "destroyed" } as Record<number, string>;
const HIBERNATORIUM = 11;
const ENGINES: Record<number, number> = { 19: 3, 20: 2, 21: 1 };
const yes = (truth: unknown): string => (truth ? "yes" : "no");
const joined = (parts: string[]): string => parts.reduce((some, more) => t("web-nemesis-listed", { some, more }));

export function personLabel(state: NemesisState, seat: number, you: number): string {
  const name = state.players[seat]?.name;
  if (seat === you) return t("web-nemesis-you");
  return name ? t(`nemesis-character-${name}`) : t("nemesis-seat", { number: seat + 1 });
}

export const intruderLabel = (intruder: Intruder): string =>
  t("web-nemesis-intruder", { kind: { ref: `nemesis-intruder-${intruder.kind}` }, injuries: intruder.injuries });

export function thingLabel(thing: string): string {
  if (thing.startsWith("corpse-")) {
    return t("nemesis-corpse-of", { who: { ref: `nemesis-character-${thing.slice(7)}` } });
  }
  return app.texts.has(`nemesis-object-${thing}`) ? t(`nemesis-object-${thing}`) : t(`nemesis-item-${thing}`);
}

/** The Room with everything in it and every way out of it. */
export function roomLabel(state: NemesisState, ship: Ship, number: number, you: number): string {
  const explored = state.explored[number];
  const parts = [
    explored
      ? t("web-nemesis-room", { number, name: { ref: `nemesis-room-${state.tiles[number]}` } })
      : t("web-nemesis-room-unexplored", { number }),
    ...secrets(state, number).map((what) => t("web-nemesis-known", { what })),
  ];
  for (const { seat, room, status } of state.players) {
    if (room === number && status === "alive") parts.push(personLabel(state, seat, you));
  }
  for (const intruder of state.intruders) if (intruder.room === number) parts.push(intruderLabel(intruder));
  if (state.fire[number]) parts.push(t("nemesis-here-fire"));
  if (state.malfunction[number]) parts.push(t("nemesis-here-malfunction"));
  if (state.airlock === number) parts.push(t("web-nemesis-venting"));
  if (number === HIBERNATORIUM && state.hibernation_open) parts.push(t("web-nemesis-hibernation"));
  if (explored && state.tiles[number] === "nest") parts.push(t("web-nemesis-eggs", { count: state.eggs }));
  for (const [room, thing] of state.lying) if (room === number) parts.push(thingLabel(thing));
  if (explored && (state.items[number] ?? 0) > 0) parts.push(t("web-nemesis-items", { count: state.items[number]! }));
  for (const { index, a, b, numbers } of corridorsOf(ship, number)) {
    const args = { numbers: numbers.join("/"), room: a === number ? b : a, noise: yes(state.noise[index]) };
    parts.push(t("web-nemesis-corridor", { ...args, door: DOORS[state.doors[index] ?? 0] ?? "open" }));
  }
  const entrance = ship.entrances.find(({ room }) => room === number);
  if (entrance) {
    const noise = yes(state.noise[ship.corridors.length + entrance.network]);
    parts.push(t("web-nemesis-entrance", { numbers: entrance.numbers.join("/"), noise }));
  }
  return joined(parts);
}

const known = (what: string | undefined): what is string => !!what && what !== "?" && what !== "-";

/** What this seat has looked at and others may not have: a face-down tile and its token, the state of an Engine. */
export function secrets(state: NemesisState, room: number): string[] {
  const engine = ENGINES[room];
  if (engine !== undefined) {
    const condition = state.engines[engine];
    if (!known(condition)) return [];
    return [condition === "damaged" ? t("web-nemesis-engine-damaged") : t("web-nemesis-engine-working")];
  }
  if (state.explored[room]) return [];
  const [tile, token] = [state.tiles[room], state.tokens[room]];
  const [effect = "", count = ""] = known(token) ? token.split("-") : [];
  return [
    ...(known(tile) ? [t(`nemesis-room-${tile}`)] : []),
    ...(known(token) ? [t("web-nemesis-token", { token: { ref: `nemesis-token-${effect}` }, count: Number(count) })] : []),
  ];
}

export function podLabel(pod: Pod): string {
  const some = t("web-nemesis-pod", { number: pod.number, section: pod.section });
  return t("web-nemesis-listed", { some, more: podState(pod) });
}

export function podState(pod: Pod): string {
  if (pod.gone) return t("web-nemesis-pod-gone");
  return pod.unlocked ? t("web-nemesis-pod-unlocked") : t("web-nemesis-pod-locked");
}

export function corridorLabel(state: NemesisState, ship: Ship, place: number): string {
  const corridor = ship.corridors[place];
  if (!corridor) return ducts(ship, place - ship.corridors.length);
  const { a, b, numbers } = corridor;
  const door = DOORS[state.doors[place] ?? 0] ?? "open";
  return t("web-nemesis-passage", { numbers: numbers.join("/"), a, b, noise: yes(state.noise[place]), door });
}

const ducts = (ship: Ship, network: number): string =>
  ship.ducts.length > 1 ? t("nemesis-ducts-network", { number: network + 1 }) : t("nemesis-ducts");
