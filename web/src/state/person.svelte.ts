/** Who you are. A name is enough, or an account from elsewhere; it is asked for only when something needs one. */
import { introduce, logIn } from "../wire/api";
import { app } from "./app.svelte";

class Introduction {
  /** Somebody waits to hear who you are. */
  wanted = $state(false);
  /** What is asked for first. */
  by = $state<"name" | "login">("name");
  private answer: (known: boolean) => void = () => {};

  /** Whether we know who plays; asks if not. False if the person would rather not say. */
  known(by: "name" | "login" = "name"): Promise<boolean> {
    if (app.me?.person) return Promise.resolve(true);
    this.by = by;
    this.wanted = true;
    return new Promise((resolve) => (this.answer = resolve));
  }

  async introduce(name: string): Promise<void> {
    app.me = await introduce(name.trim());
    this.close();
  }

  async logIn(login: string, password: string): Promise<void> {
    app.me = await logIn(login, password);
    this.close();
  }

  close(): void {
    this.wanted = false;
    this.answer(Boolean(app.me?.person));
    this.answer = () => {};
  }
}

export const introduction = new Introduction();
