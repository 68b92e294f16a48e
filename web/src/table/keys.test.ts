import { expect, test } from "vitest";
import { deed, type Situation } from "./keys";

const rest: Situation = {
  running: false,
  keys: ["1", "2", "a"],
  many: false,
  ready: false,
  focused: -1,
  onControl: false,
  onOption: false,
  held: false,
  reading: false,
};

test("numbers and letters pick what carries them", () => {
  expect(deed("2", rest)).toEqual({ do: "pick", at: 1 });
  expect(deed("A", rest)).toEqual({ do: "pick", at: 2 });
  expect(deed("7", rest)).toBeNull();
  expect(deed("Tab", rest)).toBeNull();
});

test("the table's own letters", () => {
  expect(["u", "l", "c", "?"].map((key) => deed(key, rest)?.do)).toEqual(["undo", "log", "chat", "rule"]);
});

test("the pace has keys that no option carries", () => {
  expect(deed(">", rest)).toEqual({ do: "faster" });
  expect(deed("<", { ...rest, running: true })).toEqual({ do: "slower" });
});

test("Esc catches up while something runs, and goes back at rest; Space goes on by one", () => {
  expect(deed("Escape", { ...rest, running: true })?.do).toBe("catch-up");
  expect(deed("Escape", rest)?.do).toBe("back");
  expect(deed(" ", { ...rest, running: true })?.do).toBe("skip");
  expect(deed(" ", { ...rest, running: true, onControl: true })).toBeNull();
  expect(deed(" ", rest)).toBeNull();
});

test("Enter takes what is looked at, unless a button has the focus", () => {
  expect(deed("Enter", { ...rest, focused: 1 })).toEqual({ do: "pick", at: 1 });
  expect(deed("Enter", { ...rest, focused: 1, onControl: true })).toBeNull();
});

test("Enter turns a page that is only read", () => {
  const page = { ...rest, keys: ["1"], reading: true };
  expect(deed("Enter", page)).toEqual({ do: "pick", at: 0 });
  expect(deed("Enter", { ...page, onControl: true })).toBeNull();
  expect(deed("Enter", { ...page, held: true })?.do).toBe("nothing");
});

test("Enter confirms several picks when there are enough, even from an option", () => {
  const several = { ...rest, many: true, focused: 1 };
  expect(deed("Enter", several)).toBeNull();
  expect(deed("Enter", { ...several, ready: true })?.do).toBe("confirm");
  expect(deed("Enter", { ...several, ready: true, onControl: true, onOption: true })?.do).toBe("confirm");
  expect(deed("Enter", { ...several, ready: true, onControl: true })).toBeNull();
});

test("a key held down decides once, in the list, in the air and on a button", () => {
  const held = { ...rest, held: true };
  expect(deed("2", held)?.do).toBe("nothing");
  expect(deed("u", held)?.do).toBe("nothing");
  expect(deed("Enter", { ...held, focused: 1 })?.do).toBe("nothing");
  expect(deed("Enter", { ...held, onControl: true })?.do).toBe("nothing");
  expect(deed(" ", { ...held, onControl: true })?.do).toBe("nothing");
  expect(deed("Enter", { ...held, many: true, ready: true })?.do).toBe("nothing");
});

test("what decides nothing may be held: walking on the board, hurrying what is shown", () => {
  const held = { ...rest, held: true };
  expect(deed("ArrowRight", { ...held, onControl: true })).toBeNull();
  expect(deed(" ", { ...held, running: true })?.do).toBe("skip");
});
