/** Opening a table the way the host wants it: seats first, then who sits on them. */
import { PLUGINS } from "../games";
import { openCast, openTable, seatDeed, startTable, type NewTable } from "../wire/api";
import type { NewSeat } from "../wire/campaigns";
import type { GameInfo, Table } from "../wire/types";

/** The table of a game that nobody has wishes about. */
export function usualTable({ name, modes }: GameInfo): NewTable {
  const [first] = modes;
  const { mode, seats } = PLUGINS[name]?.quickTable ?? { mode: first?.name ?? "", seats: first?.least ?? 1 };
  return {
    game: name,
    mode,
    seats,
    options: [],
    name: "",
    open: false,
    pace: "live",
    reaction_seconds: REACTION.live.usual,
    odds: true,
    spectators: true,
    tutorial: false,
    bots: 0,
    bot: "", // the game's good one
  };
}

/** How long a window of reactions lasts, in seconds: moments when all are here, hours over days. */
export const REACTION: Record<NewTable["pace"], { usual: number; choices: number[] }> = {
  live: { usual: 8, choices: [4, 8, 12, 20] },
  async: { usual: 12 * 3600, choices: [3600, 6 * 3600, 12 * 3600, 24 * 3600] },
};

/** Whoever plays with bots alone keeps nobody waiting, and has time to read what may be reacted to. */
export const UNHURRIED = 120;
/** Nobody watches either, so the client may let windows pass by itself: there is nobody to learn from it. */
const ALONE = { reaction_seconds: UNHURRIED, spectators: false };

type Wishes = Pick<NewTable, "open" | "pace" | "reaction_seconds" | "odds" | "spectators" | "tutorial">;

const nobodyElse = (seats: NewSeat[]): boolean => seats.every(({ who }) => who !== "open");

/** How the host wants a table with these seats to be. */
export function wishesFor(wanted: NewTable, seats: NewSeat[]): Wishes {
  const { open, pace, reaction_seconds, odds, spectators, tutorial } = wanted;
  const unhurried = nobodyElse(seats) && reaction_seconds === REACTION.live.usual;
  return { open, pace, reaction_seconds, odds, spectators, tutorial, ...(unhurried ? ALONE : {}) };
}

/** Open a table on whose seats unlike roles are held; it starts at once where nobody else is waited for. */
export async function openWithRoles(wanted: NewTable, scenario: string, seats: NewSeat[]): Promise<Table> {
  const table = await openCast({ ...wanted, ...wishesFor(wanted, seats) }, scenario, seats);
  return nobodyElse(seats) ? startTable(table.id) : table;
}

/** Open a table and sit down; `bots` are the seats that bots take. */
export async function openWithBots(wanted: NewTable, bots: number[]): Promise<Table> {
  const trailing = trailingBots(wanted.seats, bots);
  const alone = bots.length === wanted.seats - 1 && wanted.reaction_seconds === REACTION.live.usual;
  const hurry = alone ? ALONE : {};
  let table = await openTable({ ...wanted, ...hurry, bots: trailing });
  if (table.you.seat === null) table = await seatDeed(table.id, 0, "sit");
  for (const seat of bots.filter((one) => one < wanted.seats - trailing)) {
    table = await seatDeed(table.id, seat, "bot", { bot: wanted.bot });
  }
  return table;
}

/** How many of the last seats bots take without a gap: the server sets those down by itself. */
export function trailingBots(seats: number, bots: number[]): number {
  let count = 0;
  while (bots.includes(seats - 1 - count)) count++;
  return count;
}

/** One click to a running game: you and bots. */
export async function playNow(wanted: NewTable): Promise<Table> {
  const bots = Array.from({ length: wanted.seats - 1 }, (_, index) => index + 1);
  const table = await openWithBots(wanted, bots);
  return startTable(table.id);
}
