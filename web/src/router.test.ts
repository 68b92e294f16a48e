import { beforeAll, expect, test, vi } from "vitest";

let route: typeof import("./router").route;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  ({ route } = await import("./router"));
});

test("a path finds its screen and names its parts", () => {
  expect(route("/")).toMatchObject({ screen: "Home", params: {} });
  expect(route("/table/t7")).toMatchObject({ screen: "Table", params: { id: "t7" } });
  expect(route("/join/t7/k3j9")).toMatchObject({ screen: "Join", params: { id: "t7", invite: "k3j9" } });
  expect(route("/rules/chess/CHESS-MOVE-06")).toMatchObject({ screen: "Rules", params: { game: "chess", rule: "CHESS-MOVE-06" } });
});

test("a slash at the end changes nothing", () => {
  expect(route("/games/").screen).toBe("Games");
});

test("what is no path of ours leads nowhere, broken escapes included", () => {
  expect(route("/nothing/here").screen).toBe("NotFound");
  expect(route("/table/%E0%A4%A").params["id"]).toBe("%E0%A4%A");
});
