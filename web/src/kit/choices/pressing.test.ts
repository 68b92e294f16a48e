import { expect, test, vi } from "vitest";
import type { Choice } from "../drawings";
import { hovering, looking, pressing } from "./pressing";

const choice = (at: number): Choice => ({ option: { value: "door" }, at, key: "1", blocked: at < 0, picked: false }) as unknown as Choice;
const by = (pointerType: string): PointerEvent => ({ pointerType }) as PointerEvent;

test("a mouse looks while it is over a thing, a finger does not", () => {
  const look = vi.fn();
  const { onpointerenter, onpointerleave } = hovering(look);
  for (const pointer of ["touch", "mouse", "pen"]) onpointerenter(by(pointer));
  onpointerleave(by("mouse"));
  onpointerleave(by("touch"));
  expect(look.mock.calls).toEqual([[true], [true], [false]]);
});

test("what is pressed is chosen by its place, and what is blocked has none", () => {
  const [onfocus, onchoose] = [vi.fn(), vi.fn()];
  const open = pressing(choice(2), onfocus, onchoose);
  open.onpointerenter(by("mouse"));
  open.onpointerleave(by("mouse"));
  open.onclick();
  pressing(choice(-1), onfocus, onchoose).onclick();
  expect(onfocus.mock.calls).toEqual([["door", 2], [undefined]]);
  expect(onchoose.mock.calls).toEqual([["door", 2], ["door", undefined]]);
});

test("a card that was played while it was looked at is left, one that was never looked at is not", () => {
  const onfocus = vi.fn();
  let now: Choice | undefined;
  const look = looking(() => now, onfocus);
  look(true);
  look(false);
  expect(onfocus).not.toHaveBeenCalled();
  now = choice(0);
  look(true);
  now = undefined;
  look(false);
  expect(onfocus.mock.calls).toEqual([["door", 0], [undefined, undefined]]);
});

test("what has gone with its card is not asked for any more", () => {
  const choices = vi.fn(() => choice(0));
  const look = looking(choices, () => undefined);
  look(true);
  look(false);
  expect(choices).toHaveBeenCalledTimes(1);
});
