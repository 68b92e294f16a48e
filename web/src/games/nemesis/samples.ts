/** A table for tests: two Characters in the Hibernatorium of a ship nobody has looked into. */
import type { Character, NemesisState } from "./state";

export function character(seat: number, changes: Partial<Character> = {}): Character {
  return {
    seat, number: seat + 1, name: seat ? "scout" : "captain", status: "alive", room: 11, pod: 0, passed: false, hand: 5,
    deck: 5, discard: [], light: 0, wounds: [], dressed: [], slimed: false, signal: false, larva: false, inventory: [],
    held: [], quests: [], objectives: ["?"], draft: [], looking: 0, unbound: false, left_behind: false, hunt: 0, ...changes,
  }; // prettier-ignore
}

export function sample(changes: Partial<NemesisState> = {}): NemesisState {
  const rooms = <T>(value: T): T[] => Array<T>(22).fill(value);
  const special: Record<number, string> = { 1: "cockpit", 11: "hibernatorium", 19: "engine-3", 20: "engine-2", 21: "engine-1" };
  const deck = { cards: 10, top: [], bottom: [], discard: [] };
  return {
    mode: "coop", options: [], map: "basic", step: "rounds", turn: 1, first: 0, active: 0, actions: 0, doing: "", time: 0,
    self_destruct: -1, hibernation_open: false, pods_opened: false, met: false, first_death: -1,
    players: [character(0), character(1)], intruders: [], bag: {}, pool: {}, eggs: 5, egg_supply: 3, nest_destroyed: false,
    queen_killed: false, tiles: rooms("?").map((tile, room) => special[room] ?? tile),
    explored: rooms(false).map((_, room) => room in special), basic_left: 11, additional_left: 9, tokens: rooms("?"),
    tokens_left: 4, items: rooms(0), fire: rooms(false), malfunction: rooms(false), noise: Array<boolean>(29).fill(false),
    doors: Array<number>(28).fill(0), lying: [[11, "blue-corpse"]],
    pods: [{ number: 1, section: "A", unlocked: false, gone: false }, { number: 2, section: "B", unlocked: true, gone: false }],
    engines: ["?", "?", "?", "?"], coordinates: "?", destination: "B", weaknesses: ["", "", ""], weaknesses_left: 8, airlock: 0,
    events_deck: deck, attacks: deck, wounds: deck, contamination: 27, red: deck, yellow: deck, green: deck, crafted: [],
    objectives: [], personal_left: 0, corporate_left: 0, quiet_turn: false, hunter: -1, hunter_deck: deck, ending: "",
    ship_destroyed: false, reached: "", winners: [], fates: ["", ""], ...changes,
  }; // prettier-ignore
}
