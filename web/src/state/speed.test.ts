import { beforeEach, expect, test, vi } from "vitest";
import type { Settings } from "./app.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
const app = { me: null as { person: { id: string } } | null, settings: { speed: "normal" as Settings["speed"] }, set };
function set(changes: Partial<Settings>): Promise<void> {
  Object.assign(app.settings, changes);
  return Promise.resolve();
}
vi.mock("./app.svelte", () => ({ app }));

/** The page is opened anew by somebody. */
async function opened(person: string | null): Promise<(typeof import("./speed.svelte"))["speeds"]> {
  vi.resetModules();
  app.me = person ? { person: { id: person } } : null;
  return (await import("./speed.svelte")).speeds;
}

beforeEach(() => {
  kept.clear();
  app.settings.speed = "normal";
});

test("everybody on a device has their own speed, and finds it again", async () => {
  (await opened("ada")).choose("off");
  (await opened("bob")).choose("fast");
  expect((await opened("ada")).current).toBe("off");
  expect((await opened("bob")).current).toBe("fast");
});

test("whoever has not chosen has the speed chosen here last", async () => {
  expect((await opened("ada")).current).toBe("normal");
  (await opened("ada")).choose("fast");
  expect((await opened(null)).current).toBe("fast");
  expect((await opened("bob")).current).toBe("fast");
});

test("what a device has kept in another form does no harm", async () => {
  kept.set("starboard-speeds", "?");
  expect((await opened("ada")).current).toBe("normal");
});
