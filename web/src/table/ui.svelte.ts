/** What is open around the board: a rule, a dialog, a tab. */
export type Tab = "table" | "hand" | "you" | "log" | "undo";

export class TableUi {
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
