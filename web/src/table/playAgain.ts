/** Once more with the same people: a table like the one that is over, and a word to the others that it stands. */
import { join, openAgain, seatDeed, startTable, type TableAgain } from "../wire/api";
import type { Chat, Table } from "../wire/types";

/** The same table again; whoever was there as a person gets an open seat in the same place. */
export function again(table: Table): TableAgain {
  const { game, mode, scenario, options, name, open, pace, reaction_seconds, odds, spectators, tutorial } = table;
  const seats = table.seats.map(({ seat, person, bot, roles }) => ({
    who: seat === table.you.seat ? ("me" as const) : person ? ("open" as const) : ("bot" as const),
    bot: person ? "" : (bot ?? ""),
    roles: roles ?? [],
  }));
  return { game, mode, scenario, options, name, open, pace, reaction_seconds, odds, spectators, tutorial, seats };
}

export const alone = (table: Table): boolean => again(table).seats.every(({ who }) => who !== "open");

/** Opens it; among bots the game begins at once, with friends it waits for them. */
export async function playAgain(table: Table): Promise<Table> {
  const opened = await openAgain(again(table));
  return alone(table) ? startTable(opened.id) : opened;
}

export const invitationTo = ({ id, invite }: Table, origin: string): string => `${origin}/join/${id}/${invite ?? ""}`;

export interface Invitation {
  who: string;
  id: string;
  invite: string;
}

/** Comes to the new table, into the seat of before if it is still free there. */
export async function follow({ id, invite }: Invitation, seat: number | null): Promise<Table> {
  const table = await join(id, invite);
  const place = seat === null ? undefined : table.seats[seat];
  const free = table.you.seat === null && place && !place.person && !place.bot;
  return free ? seatDeed(id, place.seat, "sit").catch(() => table) : table;
}

/** The latest table that somebody else at this one has opened to play again, by what they said here. */
export function invitation(chat: Chat[], me: string | undefined, origin: string): Invitation | null {
  for (const { who, text } of chat.toReversed()) {
    const at = text.indexOf(`${origin}/join/`);
    if (at < 0 || who.id === me) continue;
    const [path = ""] = text.slice(at + origin.length).split(/\s/);
    const [, id, invite] = /^\/join\/([\w-]+)\/([\w-]+)$/.exec(path) ?? [];
    if (id && invite) return { who: who.name, id, invite };
  }
  return null;
}
