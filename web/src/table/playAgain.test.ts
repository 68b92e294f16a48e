import { expect, test, vi } from "vitest";
import type { Chat, Table } from "../wire/types";

const api = { openAgain: vi.fn(), startTable: vi.fn(), join: vi.fn(), seatDeed: vi.fn() };
vi.mock("../wire/api", () => api);
const { again, alone, follow, invitation, invitationTo } = await import("./playAgain");

const person = (id: string): { id: string; name: string } => ({ id, name: id.toUpperCase() });
const table = {
  id: "old", game: "g", mode: "m", scenario: "s", options: ["o"], name: "Friday", tutorial: true, you: { seat: 1 }, invite: "k",
  seats: [
    { seat: 0, person: person("bob"), bot: null, roles: ["crew"] },
    { seat: 1, person: person("ada"), bot: null, roles: ["crew"] },
    { seat: 2, person: null, bot: "scripted", roles: ["hunter"] },
  ],
} as unknown as Table;
const said = (id: string, text: string): Chat => ({ who: person(id), text, at: 0, seat: 0 }) as unknown as Chat;
const HERE = "https://here.example";

test("everything is as it was; people come back to their seats by themselves", () => {
  expect(again(table)).toMatchObject({ game: "g", mode: "m", scenario: "s", options: ["o"], name: "Friday", tutorial: true });
  expect(again(table).seats).toEqual([
    { who: "open", bot: "", roles: ["crew"] },
    { who: "me", bot: "", roles: ["crew"] },
    { who: "bot", bot: "scripted", roles: ["hunter"] },
  ]);
});

test("with bots only nobody is waited for", () => {
  expect(alone(table)).toBe(false);
  expect(alone({ ...table, seats: table.seats.slice(1) })).toBe(true);
});

test("the others find the way by what was said, and nobody by their own words", () => {
  const link = invitationTo({ ...table, id: "new-1" } as Table, HERE);
  const chat = [said("bob", `Once more: ${link} now`), said("ada", "coming")];
  expect(invitation(chat, "ada", HERE)).toEqual({ who: "BOB", id: "new-1", invite: "k" });
  expect(invitation(chat, "bob", HERE)).toBeNull();
  expect(invitation([said("bob", "https://elsewhere.example/join/a/b")], "ada", HERE)).toBeNull();
  expect(invitation([said("bob", `${HERE}/join/a/<b>`)], "ada", HERE)).toBeNull();
});

test("whoever comes along sits where they sat, if that seat is free", async () => {
  const seats = [{ seat: 0, person: null, bot: null }, { seat: 1, person: person("bob"), bot: null }];
  const joined = { id: "new", you: { seat: null }, seats };
  api.join.mockResolvedValue(joined);
  api.seatDeed.mockResolvedValue("seated");
  const way = { who: "BOB", id: "new", invite: "k" };
  expect(await follow(way, 0)).toBe("seated");
  expect(api.seatDeed).toHaveBeenCalledExactlyOnceWith("new", 0, "sit");
  for (const taken of [1, null, 7]) expect(await follow(way, taken)).toBe(joined);
  expect(api.seatDeed).toHaveBeenCalledTimes(1);
});
