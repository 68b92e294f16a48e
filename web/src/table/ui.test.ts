import { expect, test } from "vitest";
import { tabsOf } from "./ui.svelte";

const panel = (() => {}) as never;

test("a phone has tabs for the panels there are", () => {
  expect(tabsOf({ hand: panel, own: panel }, false)).toEqual(["table", "hand", "own", "log", "undo"]);
  expect(tabsOf({ own: panel }, false)).toEqual(["table", "own", "log", "undo"]);
  expect(tabsOf({}, false)).toEqual(["table", "log", "undo"]);
});

test("whoever watches has the table and the log", () => {
  expect(tabsOf({ hand: panel, own: panel }, true)).toEqual(["table", "log"]);
});
