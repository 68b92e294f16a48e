/** What is open around the board: a rule, a dialog, a tab. */
import type { Panels } from "../kit/drawings";
import type { StoryPage } from "../kit/story/storyPage";
import type { GameEvent } from "../wire/types";

export type Tab = "table" | "hand" | "own" | "log" | "undo";

/** The tabs of a phone: those of panels there are; whoever watches has nothing of their own. */
export function tabsOf(panels: Panels, watching: boolean): Tab[] {
  if (watching) return ["table", "log"];
  return ["table", ...(panels.hand ? (["hand"] as const) : []), ...(panels.own ? (["own"] as const) : []), "log", "undo"];
}

/** Lines of the log that were staged, and how to show them once more. */
export interface Again {
  of: (event: GameEvent) => unknown;
  show: (event: GameEvent) => void;
}

export class TableUi {
  again: Again | null = null;
  /** The thing on the board whose card is open. */
  card = $state<string | null>(null);
  /** A page of the story that is read again. */
  page = $state.raw<StoryPage | null>(null);
  /** The page that is being read was laid aside for a look at the table. */
  aside = $state<string | null>(null);
  /** How much of the board's upper edge the coach takes on a small or low screen, in px. */
  coach = $state(0);
  rule = $state<string | null>(null);
  dialog = $state<"menu" | "orders" | "seat" | null>(null);
  /** The seat that the question whose seat to take begins with. */
  seat = $state<number | undefined>(undefined);
  tab = $state<Tab>("table");
  talk = $state<"log" | "chat">("log");
  /** The chat was opened by key and wants the focus. */
  typing = $state(false);
  /** The log's drawer on tablets. */
  drawer = $state(false);

  explain = (rule: string): void => {
    this.rule = rule || null;
  };

  /** A dialog that gives way to another one does not close that one, too. */
  close(dialog: "menu" | "orders" | "seat"): void {
    if (this.dialog === dialog) this.dialog = null;
  }

  show(talk: "log" | "chat"): void {
    this.talk = talk;
    this.typing = talk === "chat";
    this.tab = "log";
    this.drawer = true;
  }

  /** Ask whose seat to take. */
  takeSeat = (seat?: number): void => {
    this.seat = seat;
    this.dialog = "seat";
  };

  toggle(tab: Tab): void {
    this.tab = this.tab === tab ? "table" : tab;
  }
}
