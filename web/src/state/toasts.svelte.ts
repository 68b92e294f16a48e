/** Short messages in passing: "Link copied", or why something was refused. */
import { explained } from "../texts/errors";
import { Refused } from "../wire/http";
import { app } from "./app.svelte";

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 6000;
let next = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(text: string, bad = false): void {
  const id = next++;
  toasts.list = [...toasts.list.slice(-2), { id, text, bad }];
  // What went wrong stays until it is read and closed.
  if (!bad) setTimeout(() => close(id), SHOWN_MS);
}

export function close(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** Do something that the server may refuse; a refusal is said, and answers undefined. */
export async function trying<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    // The server has forgotten this device: whatever needs a name next will ask for it.
    if (error instanceof Refused && error.code === "not-signed-in" && app.me) app.me = { ...app.me, person: null };
    toast(explained(error), true);
    return undefined;
  }
}
