/** How many tables wait for your decision, for the badge in the bar. */
import { tables } from "../wire/api";
import { app } from "./app.svelte";

export const turnBadge = $state({ count: 0 });

export async function countTurns(): Promise<void> {
  if (!app.me?.person) {
    turnBadge.count = 0;
    return;
  }
  // A badge is no reason to complain: what cannot be counted now is counted the next time.
  const mine = await tables("mine").catch(() => null);
  if (mine) turnBadge.count = mine.filter(({ you, status }) => you.turn && status === "playing").length;
}
