/** What the button of a choice listens to, wherever a game draws it. */
import type { Value } from "../../wire/types";
import type { Choice, DrawingProps } from "../drawings";

type Focus = DrawingProps["onfocus"];
type Choose = DrawingProps["onchoose"];

/** A mouse or a pen over it looks; a finger does not hover. */
export const hovering = (look: (on: boolean) => void) => ({
  onpointerenter: ({ pointerType }: PointerEvent): void => void (pointerType !== "touch" && look(true)),
  onpointerleave: ({ pointerType }: PointerEvent): void => void (pointerType !== "touch" && look(false)),
});

/** A choice that is looked at while the pointer is over it, and made by pressing. */
export const pressing = ({ option, at }: Choice, onfocus: Focus, onchoose: Choose) => ({
  ...hovering((on) => (on ? onfocus(option.value, at) : onfocus(undefined))),
  onclick: (): void => onchoose(option.value, at >= 0 ? at : undefined),
});

/** Looks at the choice there is now. What has just been played is left, too: then there is no choice to look at any more. */
export function looking(choice: () => Choice | undefined, onfocus: (value: Value | undefined, at?: number) => void): (on: boolean) => void {
  let looked = false;
  return (on) => {
    const now = on ? choice() : undefined; // whoever leaves what is gone must not ask for it
    if (on ? now : looked) onfocus(now?.option.value, now?.at);
    looked = now !== undefined;
  };
}
