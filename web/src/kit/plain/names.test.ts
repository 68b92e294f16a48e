import { expect, test, vi } from "vitest";

const texts: Record<string, string> = { "game-role-scout": "Kundschafter", "game-card-flare": "Fackel", "game-field-turn": "Zug" };
vi.mock("../../state/app.svelte", () => ({ app: { texts: { has: (id: string) => id in texts } }, t: (id: string) => texts[id] }));
const { fieldName, spaced, wordName } = await import("./names");

test("words have the game's names, in the singular of their field and as cards wherever they lie", () => {
  expect(wordName("game", "roles", "scout")).toBe("Kundschafter");
  expect(wordName("game", "hand", "flare")).toBe("Fackel");
  expect(fieldName("game", "turn")).toBe("Zug");
  expect(fieldName("game", "scout")).toBe("Kundschafter");
});

test("what has no name is written with spaces", () => {
  expect(fieldName("game", "last_round")).toBe("Last round");
  expect(wordName("game", "hand", "blue-key")).toBe("Blue key");
  expect(spaced("")).toBe("");
});
