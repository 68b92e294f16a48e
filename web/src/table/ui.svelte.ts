/** What is open around the board: a rule, a dialog, a tab. */
export type Tab = "table" | "hand" | "you" | "log" | "undo";

export class TableUi {
  rule = $state<string | null>(null);
  dialog = $state<"menu" | "orders" | null>(null);
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
  close(dialog: "menu" | "orders"): void {
    if (this.dialog === dialog) this.dialog = null;
  }

  show(talk: "log" | "chat"): void {
    this.talk = talk;
    this.typing = talk === "chat";
    this.tab = "log";
    this.drawer = true;
  }

  toggle(tab: Tab): void {
    this.tab = this.tab === tab ? "table" : tab;
  }
}
