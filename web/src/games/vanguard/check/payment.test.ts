import { expect, test } from "vitest";
import type { Ask } from "../../../wire/types";
import type { CheckDie } from "../state";
import { Payment } from "./payment.svelte";
import { lying } from "./reading";

const die = (kind: string, face: string): CheckDie => ({ owner: "recon", kind, face }) as CheckDie;
const POOL = lying([die("green-scout", "scout"), die("red-basic", "vanguard"), die("blue-tech", "tech")]);
const way = (...places: number[]): { value: unknown } => ({ value: places.map((at) => [POOL[at]!.die.owner, POOL[at]!.die.kind, POOL[at]!.die.face]) });
const ask = (id: string, row = "green"): Ask =>
  ({ id, kind: "pay", rule: "VAN-RESULT-02", prompt: { text: "p" }, about: { row }, options: [way(0, 1), way(0, 2)] }) as unknown as Ask;

test("a payment is complete with the last die that it wants", () => {
  const payment = new Payment();
  payment.pose(ask("q1"), POOL);
  expect(payment.press(POOL[0]!, POOL, ask("q1").options)).toBeUndefined();
  expect(payment.laid).toEqual([POOL[0]!.id]);
  expect(payment.press(POOL[2]!, POOL, ask("q1").options)).toEqual(way(0, 2).value);
});

test("dice that are laid out stay while something else is done at any time", () => {
  const payment = new Payment();
  payment.pose(ask("q1"), POOL);
  payment.press(POOL[0]!, POOL, ask("q1").options);

  payment.pose(null, POOL);
  payment.pose({ ...ask("q2"), kind: "sacrifice" }, POOL);
  payment.pose(ask("q3"), POOL);
  expect(payment.laid).toEqual([POOL[0]!.id]);
});

test("another payment begins anew, and so does one whose dice have gone", () => {
  const payment = new Payment();
  payment.pose(ask("q1"), POOL);
  payment.press(POOL[0]!, POOL, ask("q1").options);
  payment.pose(ask("q2"), POOL.slice(1));
  expect(payment.laid).toEqual([]);

  payment.press(POOL[1]!, POOL, ask("q2").options);
  payment.pose(ask("q3", "yellow"), POOL);
  expect(payment.laid).toEqual([]);
});

test("what has been paid is not laid out again", () => {
  const payment = new Payment();
  payment.pose(ask("q1"), POOL);
  for (const at of [0, 1]) payment.press(POOL[at]!, POOL, ask("q1").options);
  payment.pose(ask("q2"), POOL);
  expect(payment.laid).toEqual([]);
});
