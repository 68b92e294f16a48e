import { expect, test } from "vitest";
import type { Seat } from "../wire/types";
import { absences, presenceAt } from "./presence";

const place = (changes: Partial<Seat>): Seat => ({
  seat: 0,
  person: null,
  bot: null,
  playing: "nobody",
  here: false,
  reactions: true,
  roles: [],
  bot_is: null,
  ...changes,
});
const ada = { id: "a", name: "Ada" };

test("people are here, thinking or away, or a bot stands in for them", () => {
  expect(presenceAt(place({ person: ada, here: true }))).toBe("here");
  expect(presenceAt(place({ person: ada, here: true }), true)).toBe("thinking");
  expect(presenceAt(place({ person: ada }), true)).toBe("away");
  expect(presenceAt(place({ person: ada, bot: "scripted" }), true)).toBe("stand-in");
  expect(presenceAt(place({ bot: "scripted" }))).toBe("bot");
  expect(presenceAt(place({ bot: "scripted" }), true)).toBe("thinking");
  expect(presenceAt(place({}), true)).toBe("free");
});

test("since when somebody is away is known if one saw them leave", () => {
  const here = [place({ person: ada, here: true })];
  const away = [place({ person: ada })];
  expect([...absences(undefined, away, new Map(), 5)]).toEqual([]);
  const left = absences(here, away, new Map(), 5);
  expect([...left]).toEqual([[0, 5]]);
  expect([...absences(away, away, left, 9)]).toEqual([[0, 5]]);
  expect([...absences(away, here, left, 9)]).toEqual([]);
});
