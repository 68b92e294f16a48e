import { expect, test, vi } from "vitest";
import type { Scene } from "../../../kit/stage/staged";
import type { GameEvent } from "../../../wire/types";
import { checkMoments } from "./checkMoments";

vi.mock("../../../state/app.svelte", () => ({ app: { texts: { text: (id: string) => id, has: () => false } }, t: (id: string) => id }));

const scene = { view: { state: { planet: "veyra" } }, before: [], after: [] } as unknown as Scene;
const event = (kind: string, args: object): GameEvent => ({ n: 1, kind, rule: "VAN-RESULT-08", say: { text: "told" }, args }) as GameEvent;

test("a result stands in a corner with the mark of its row", () => {
  const staged = checkMoments["result"]!(event("result", { action: "P1:dig", row: "green", who: "recon" }), scene);
  expect(staged).toMatchObject({ weight: "report", kind: "result", rule: "VAN-RESULT-08", picture: { props: { row: "green" } } });
});

test("a Threat that attacks in a Sector is shown there, one that attacks somebody wherever that is", () => {
  const there = checkMoments["threat-attacks"]!(event("threat-attacks", { threat: "th01", sector: 4 }), scene);
  expect(there).toMatchObject({ weight: "moment", form: "blow", anchor: '[data-name="sector-4"]' });
  const somebody = checkMoments["threat-attacks"]!(event("threat-attacks", { threat: "th01", who: "recon" }), scene);
  expect(somebody).toMatchObject({ anchor: undefined });
});
