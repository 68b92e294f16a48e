import { expect, test, vi } from "vitest";
import { Refused } from "../wire/http";
import { Looks, UNANSWERED } from "./looks.svelte";

const HERE = { kind: "look", at: [1, 2] };

test("the latest look counts, whenever the answers come", async () => {
  const answers: ((area: unknown) => void)[] = [];
  const looks = new Looks(() => new Promise((resolve) => answers.push(resolve)));

  const [first, second] = [looks.at(HERE), looks.at(HERE)];
  answers[1]!({ area: [[2, 2]] });
  answers[0]!({ area: [[1, 1]] });
  await Promise.all([first, second]);
  expect(looks.shown?.area).toEqual([[2, 2]]);

  await looks.at(null);
  expect(looks.shown).toBeNull();
});

test("a game that answers no such queries is not asked again; one that could not just now is", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Refused("too-many-requests", "")).mockRejectedValueOnce(new Refused(UNANSWERED, ""));
  const looks = new Looks(ask);

  await looks.at(HERE);
  await looks.at(HERE);
  await looks.at(HERE);

  expect(ask).toHaveBeenCalledTimes(2);
});
