/** Short messages in passing: "Link copied", or why something was refused. */
import { explained } from "../texts/errors";
import { Refused } from "../wire/http";
import { app } from "./app.svelte";
import { introduction } from "./person.svelte";

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
  way: Way | null;
}

/** What can be done about it, at once. */
export interface Way {
  text: string;
  go: () => void;
}

const SHOWN_MS = 6000;
const WITH_A_WAY_MS = 15000; // long enough to get there by keyboard
let next = 0;

export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function toast(text: string, bad = false, way: Way | null = null): void {
  const id = next++;
  toasts.list = [...toasts.list.slice(-2), { id, text, bad, way }];
  // What went wrong stays until it is read and closed.
  if (!bad) setTimeout(() => close(id), way ? WITH_A_WAY_MS : SHOWN_MS);
}

export function close(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** Do something that the server may refuse; a refusal is said, and answers undefined. */
export async function trying<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    // The server does not know this device, or not any more: ask who it is and go on.
    if (error instanceof Refused && error.code === "not-signed-in" && app.me && !introduction.wanted) {
      app.me = { ...app.me, person: null };
      return (await introduction.known()) ? trying(deed) : undefined;
    }
    toast(explained(error), true);
    return undefined;
  }
}
