import { expect, test, vi } from "vitest";
import type { Tutorial } from "../kit/plugin";

vi.mock("../games", () => ({ PLUGINS: {} }));
vi.mock("./app.svelte", () => ({ t: (id: string) => id }));
const http = { post: vi.fn((_path: string, body: unknown) => Promise.resolve({ id: "t1", ...(body as object) })) };
vi.mock("../wire/http", () => http);
const { lessonAt, lessonPlayed, lessonsPlayed, startLesson } = await import("./lessons");

const lesson = (title: string, scenario?: string): Tutorial["lessons"][number] => ({
  title,
  table: { mode: "together", seats: 1, bots: 0, ...(scenario ? { scenario } : {}) },
});
const tutorial = { lessons: [lesson("one", "a"), lesson("two", "b")] } as Tutorial;

function shelf(kept: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  return { getItem: (key) => kept[key] ?? null, setItem: (key, value) => void (kept[key] = value) };
}

test("a lesson is a running table for oneself with the coach", async () => {
  await startLesson("g", tutorial.lessons[1]!);
  expect(http.post).toHaveBeenNthCalledWith(1, "/api/tables", {
    game: "g", mode: "together", scenario: "b", seats: 1, bots: 0, reaction_seconds: 120, spectators: false, tutorial: true, name: "two",
  }); // prettier-ignore
  expect(http.post).toHaveBeenNthCalledWith(2, "/api/tables/t1/start");
});

test("a table with a coach is known as the lesson it was opened for, another is none", () => {
  const table = { tutorial: true, mode: "together", scenario: "b" };
  expect(lessonAt(tutorial, table)).toBe(1);
  expect(lessonAt(tutorial, { ...table, scenario: "m1" })).toBe(-1);
  expect(lessonAt(tutorial, { ...table, mode: "versus" })).toBe(-1);
  expect(lessonAt(tutorial, { ...table, tutorial: false })).toBe(-1);
  expect(lessonAt({ lessons: [lesson("only")] } as Tutorial, table)).toBe(0);
});

test("what was played is remembered once, and a broken memory is an empty one", () => {
  const kept = shelf();
  lessonPlayed("g", tutorial.lessons[0]!, kept);
  lessonPlayed("g", tutorial.lessons[0]!, kept);
  expect(lessonsPlayed("g", kept)).toEqual(["one"]);
  expect(lessonsPlayed("other", kept)).toEqual([]);
  expect(lessonsPlayed("g", shelf({ "starboard-lessons-g": "{nonsense" }))).toEqual([]);
});
