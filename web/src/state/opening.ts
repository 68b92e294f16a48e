/** Opening a table the way the host wants it: seats first, then who sits on them. */
import { openTable, seatDeed, startTable, type NewTable } from "../wire/api";
import type { Table } from "../wire/types";

export const USUAL: NewTable = {
  game: "nemesis",
  mode: "semi-coop",
  seats: 4,
  options: [],
  name: "",
  open: false,
  pace: "live",
  reaction_seconds: 8,
  odds: true,
  spectators: true,
};

/** Open a table, sit down on the first seat and put a bot on each of `bots`. */
export async function opened(wanted: NewTable, bots: number[], bot: string): Promise<Table> {
  let table = await openTable(wanted);
  if (table.you.seat === null) table = await seatDeed(table.id, 0, "sit");
  for (const seat of bots) table = await seatDeed(table.id, seat, "bot", { bot });
  return table;
}

/** One click to a running game: you and three bots. */
export async function playNow(name: string, bot: string): Promise<Table> {
  const table = await opened({ ...USUAL, name }, [1, 2, 3], bot);
  return startTable(table.id);
}
