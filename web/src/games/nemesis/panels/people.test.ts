import { expect, test, vi } from "vitest";
import type { View } from "../../../wire/types";
import { sample } from "../samples";
import type { NemesisState } from "../state";

vi.mock("../../../state/app.svelte", () => ({ t: (id: string) => id }));
const { standing, standingText } = await import("./people");

const state = sample();
const view = (waiting: number[]) => ({ state, waiting, window: false }) as unknown as View<NemesisState>;
const who = state.players[0]!;

test("whoever is asked thinks at a table and decides in a replay", () => {
  expect(standing(view([0]), who)).toBe("thinking");
  expect(standing(view([0]), who, true)).toBe("decides");
  expect(standingText("decides", who)).toBe("web-replay-decides");
});

test("whoever is not asked does neither", () => {
  for (const replayed of [false, true]) expect(["thinking", "decides"]).not.toContain(standing(view([1]), who, replayed));
});
