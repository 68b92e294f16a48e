import { expect, test } from "vitest";
import type { VanguardState } from "../state";
import { standing } from "./pieces";

const sectors = [1, 2].map((number) => ({ number, at: [number * 3, 2] as [number, number], biomes: [], icons: [], log: "", closed: false }));
const who = (section: string, sector: number, status = "exploring") => ({ section, sector, status });

test("whoever is on the planet stands in a Sector, beside the others; the dead stand nowhere", () => {
  const state = { crew: [who("security", 1), who("recon", 1), who("science", 2, "dead")], threats: [] } as unknown as VanguardState;
  const found = standing(state, { sectors });
  expect(found.map(({ name }) => name)).toEqual(["crew-security", "crew-recon"]);
  expect(found[0]!.x).toBeLessThan(found[1]!.x);
});

test("a Threat stands where its main standee is, small ones where the others are", () => {
  const state = { crew: [], threats: [{ card: "th01", sector: 1, secondary: [2], dulled: 0 }] } as unknown as VanguardState;
  expect(standing(state, { sectors }).map(({ name, small }) => [name, !!small])).toEqual([["threat-th01", false], ["threat-th01-0", true]]);
});
