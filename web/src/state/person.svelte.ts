/** Who you are. A name is enough; it is asked for only when something needs one. */
import { introduce } from "../wire/api";
import { app } from "./app.svelte";

class Introduction {
  /** Somebody waits to hear the name. */
  wanted = $state(false);
  private answer: (known: boolean) => void = () => {};

  /** Whether we know who plays; asks for a name if not. False if the person would rather not say. */
  known(): Promise<boolean> {
    if (app.me?.person) return Promise.resolve(true);
    this.wanted = true;
    return new Promise((resolve) => (this.answer = resolve));
  }

  async introduce(name: string): Promise<void> {
    app.me = await introduce(name.trim());
    this.close();
  }

  close(): void {
    this.wanted = false;
    this.answer(Boolean(app.me?.person));
    this.answer = () => {};
  }
}

export const introduction = new Introduction();
