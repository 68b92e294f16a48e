/** The calls round a table, by name (docs/protocol.md). */
import { get, patch, post, upload } from "./http";
import type { NewSeat } from "./campaigns";
import type { components } from "./schema";
import type { Me, Table, TurningPoint } from "./types";

export interface NewTable {
  game: string;
  mode: string;
  seats: number;
  options: string[];
  name: string;
  open: boolean;
  pace: Table["pace"];
  reaction_seconds: number; // a window of reactions lasts this long
  odds: boolean;
  spectators: boolean;
  tutorial: boolean; // with the coach beside it
  bots: number; // how many seats bots take, from the last on
  bot: string; // which one; "" is the game's good one
  own?: string; // the text of a scenario that somebody wrote
}

/** A table like another one, seat by seat. */
export type TableAgain = Pick<Table, "game" | "mode" | "scenario" | "options" | "name" | "open" | "pace" | "reaction_seconds" | "odds" | "spectators" | "tutorial"> & {
  seats: { who: "me" | "open" | "bot"; bot: string; roles: string[] }[];
};

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const introduce = (name: string): Promise<Me> => post("/api/guest", { name });
export const changeMe = (changes: { name?: string; webhook?: string }): Promise<Me> => patch("/api/me", changes);
export const keepAccount = (login: string, password: string): Promise<Me> => post("/api/account", { login, password });
export const logIn = (login: string, password: string): Promise<Me> => post("/api/login", { login, password });
export const logOut = (): Promise<unknown> => post("/api/logout");

export const tables = (whose: "mine" | "open"): Promise<Table[]> => get(`/api/tables?whose=${whose}`);
export const openTable = (wanted: NewTable): Promise<Table> => post("/api/tables", wanted);
export type OwnScenario = components["schemas"]["OwnScenario"];
export const lookAtOwn = (game: string, text: string): Promise<OwnScenario> =>
  post(`/api/games/${encodeURIComponent(game)}/own-scenarios`, { text });
/** With seats that hold unlike roles. */
export const openCast = (wanted: NewTable, scenario: string, seats: NewSeat[]): Promise<Table> =>
  post("/api/tables", { ...wanted, bots: 0, bot: "", scenario, seats });
export const join = (id: string, invite: string): Promise<Table> => post(at(id, "/join"), { invite });
export const seatDeed = (
  id: string,
  seat: number,
  deed: "sit" | "leave" | "bot" | "back" | "clear" | "kick",
  body: { bot?: string } = {},
): Promise<Table> => post(at(id, `/seats/${seat}/${deed}`), body);
export const startTable = (id: string): Promise<Table> => post(at(id, "/start"));
export const archiveTable = (id: string): Promise<Table> => post(at(id, "/archive"));
export const changeTable = (
  id: string,
  changes: Partial<Pick<Table, "name" | "open" | "pace" | "reaction_seconds" | "odds" | "spectators">>,
): Promise<Table> => patch(at(id), changes);
export const whatMattered = (id: string, eyes: string): Promise<{ points: TurningPoint[] }> =>
  get(at(id, `/turning-points?eyes=${encodeURIComponent(eyes)}`));
export const openAgain = (wanted: TableAgain): Promise<Table> => post("/api/tables", wanted);
/** In the lobby the host gives each seat its roles. */
export const changeRoles = (id: string, roles: string[][]): Promise<Table> =>
  patch(at(id, "/setup"), { seats: roles.map((held, seat) => ({ seat, roles: held })) });
export const exportAddress = (id: string): string => at(id, "/export");
/** For the host: what failed at a table, as a file for whoever looks after the game. */
export const faultsAddress = (id: string): string => at(id, "/faults");
export const importGame = (file: File): Promise<Table> => {
  const name = file.name.replace(/\.[a-z]+$/i, "").slice(0, 100);
  return upload(`/api/import?${new URLSearchParams({ name })}`, file);
};
