import { expect, test } from "vitest";
import type { GameEvent } from "../wire/types";
import { untitledPages } from "./pageTitles";

const told = (page: string, args: GameEvent["say"]["args"]): GameEvent =>
  ({ n: 1, kind: "page", rule: "", args: { page }, say: { text: "play-log-page", args } }) as GameEvent;
const titled = (page: string): GameEvent => told(page, { title: { ref: `play-page-${page}` } });

test("a line that is named by its page wants the title of that page, once", () => {
  const events = [titled("storm"), titled("storm"), titled("calm")];
  expect(untitledPages("play", events, () => false)).toEqual(["storm", "calm"]);
  expect(untitledPages("play", events, (message) => message === "play-page-storm")).toEqual(["calm"]);
});

test("other lines want none", () => {
  const moved = { n: 2, kind: "moved", rule: "", args: {}, say: { text: "play-log-moved" } } as GameEvent;
  expect(untitledPages("play", [told("storm", { number: 4 }), moved], () => false)).toEqual([]);
});
