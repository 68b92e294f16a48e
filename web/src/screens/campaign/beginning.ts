/** From a campaign to the table of a chapter. Where every seat is taken it starts at once. */
import { wishesFor } from "../../state/newTable";
import { startTable, type NewTable } from "../../wire/api";
import { beginChapter, createCampaign, type NewChapter, type NewSeat } from "../../wire/campaigns";
import type { Campaign, ChapterSeat, Table } from "../../wire/types";
import { chapterOf, type NextChapter } from "./chapters";

/** Begin it, or come to the one that somebody has begun a moment ago. */
export async function begin(campaign: string, wanted: NewChapter): Promise<Table | null> {
  const { table } = await beginChapter(campaign, wanted);
  const full = table?.status === "lobby" && table.you.host && table.seats.every(({ playing }) => playing !== "nobody");
  return table && full && !table.cannot_start ? startTable(table.id) : table;
}

/** A new campaign and its first chapter. What was wished about the table holds for its later chapters too. */
export async function beginCampaign(kind: string, wanted: NewTable, scenario: string, seats: NewSeat[]): Promise<Table | null> {
  const { game, mode, options, name } = wanted;
  const { id } = await createCampaign({ game, kind, mode, options, name });
  return begin(id, { after: 0, branch: 0, scenario, seats, table: { name, ...wishesFor(wanted, seats) } });
}

/** The seats of the chapter before, as a proposal: you on yours, bots on theirs, the others free for their people. */
export function seatsBefore(campaign: Campaign, { after }: NextChapter, me: string | undefined, least: number): NewSeat[] {
  const before = chapterOf(campaign, after)?.seats ?? [];
  const seats = before.map((seat) => ({ who: holder(seat, me), roles: seat.roles }) satisfies NewSeat);
  while (seats.length < least) seats.push({ who: seats.length ? "bot" : "me", roles: [] });
  return seats;
}

function holder({ person, bot }: ChapterSeat, me: string | undefined): NewSeat["who"] {
  if (person) return person.id === me ? "me" : "open";
  return bot ? "bot" : "open";
}
