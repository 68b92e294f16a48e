import { expect, test, vi } from "vitest";

vi.mock("./app.svelte", () => ({
  app: { texts: { lang: "de", has: (id: string) => id === "web-g-name" }, games: [{ name: "h", title: "Title of H" }] },
  t: (id: string) => id,
}));
const { playedAt } = await import("./gameNames");

test("whoever looks at a list of tables reads which game each is, and which scenario", () => {
  expect(playedAt({ game: "g", scenario: "m1", own_titles: {} })).toEqual(["web-g-name", "g-scenario-m1"]);
  expect(playedAt({ game: "g", scenario: "own", own_titles: { en: "Cold", de: "Kalt" } })).toEqual(["web-g-name", "Kalt"]);
  expect(playedAt({ game: "h", scenario: "", own_titles: {} })).toEqual(["Title of H"]);
});
