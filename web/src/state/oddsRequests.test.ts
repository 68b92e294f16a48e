import { expect, test } from "vitest";
import type { FromServer } from "../wire/types";
import { OddsRequests } from "./oddsRequests";

let open: { pick: unknown; answer: (frame: FromServer) => void; fail: (why: unknown) => void }[] = [];
const requests = (): OddsRequests =>
  ((open = []), new OddsRequests((message) => new Promise((answer, fail) => open.push({ pick: message.pick, answer, fail }))));
const ask = (pick: string): { do: "odds"; ask: string; pick: string } => ({ do: "odds", ask: "0-1", pick });
const frame = (pick: string): FromServer => ({ is: "odds", n: 1, ask: "0-1", odds: [{ pick, exact: true, outcomes: [], until: "" }] });
const turn = (): Promise<void> => new Promise((go) => setTimeout(go));

test("one request is under way at a time, and what is looked at comes before the list", async () => {
  const line = requests();
  const listed = [line.ask(ask("a")), line.ask(ask("b"))];
  const looked = line.ask(ask("now"), true);
  expect(open.map(({ pick }) => pick)).toEqual(["a"]);
  open[0]!.answer(frame("a"));
  await turn();
  expect(open.map(({ pick }) => pick)).toEqual(["a", "now"]);
  open[1]!.answer(frame("now"));
  await turn();
  open[2]!.answer(frame("b"));
  expect((await Promise.all([...listed, looked])).map((odds) => odds?.[0]?.pick)).toEqual(["a", "b", "now"]);
});

test("a request that is refused has no odds and does not stop the next", async () => {
  const line = requests();
  const both = [line.ask(ask("a")), line.ask(ask("b"))];
  open[0]!.fail(new Error());
  await turn();
  open[1]!.answer(frame("b"));
  expect((await Promise.all(both)).map((odds) => odds?.[0]?.pick)).toEqual([undefined, "b"]);
});

test("what was not sent yet is forgotten with its question", async () => {
  const line = requests();
  const both = [line.ask(ask("a")), line.ask(ask("b"))];
  line.forget();
  open[0]!.answer(frame("a"));
  expect((await Promise.all(both)).map((odds) => odds?.[0]?.pick)).toEqual(["a", undefined]);
  expect(open).toHaveLength(1);
});
