/** What a key means at the table. Pure, so that every combination can be tested. */

export interface Situation {
  /** Events are being shown. */
  running: boolean;
  /** The keys of the options, in their order. */
  keys: string[];
  many: boolean;
  ready: boolean;
  /** Where the option is that is looked at; -1 for none. */
  focused: number;
  /** The focus is on a button, link or place of the board that has its own meaning for Enter and Space. */
  onControl: boolean;
  /** The focus is on an option of the list. */
  onOption: boolean;
  /** The key is held down and says the same again. */
  held: boolean;
  /** A page of the story lies open that is only read. */
  reading: boolean;
}

export type Deed =
  | { do: "pick"; at: number }
  | { do: "confirm" | "undo" | "log" | "chat" | "rule" | "skip" | "catch-up" | "back" | "faster" | "slower" | "nothing" };

const DECIDES = new Set<Deed["do"]>(["pick", "confirm", "undo"]);

/** A key held down decides once: what it says again is taken and does nothing, on a button too. */
export function deed(key: string, now: Situation): Deed | null {
  const meant = once(key, now);
  const onButton = now.onControl && (key === "Enter" || key === " ");
  return now.held && (onButton || (meant && DECIDES.has(meant.do))) ? { do: "nothing" } : meant;
}

function once(key: string, now: Situation): Deed | null {
  switch (key) {
    case "Escape":
      return now.running ? { do: "catch-up" } : { do: "back" };
    case " ":
      return now.running && !now.onControl ? { do: "skip" } : null;
    case "Enter":
      if (now.many) return now.ready && (now.onOption || !now.onControl) ? { do: "confirm" } : null;
      if (now.onControl) return null;
      if (now.reading) return { do: "pick", at: 0 };
      return now.focused >= 0 ? { do: "pick", at: now.focused } : null;
    case "?":
      return { do: "rule" };
    case ">":
      return { do: "faster" };
    case "<":
      return { do: "slower" };
  }
  const letter = key.toLowerCase();
  if (letter === "u") return { do: "undo" };
  if (letter === "l") return { do: "log" };
  if (letter === "c") return { do: "chat" };
  const at = letter.length === 1 ? now.keys.indexOf(letter) : -1;
  return at >= 0 ? { do: "pick", at } : null;
}

/** Somebody types, or a dialog is open: the keys are not the table's. */
export function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
