/** A table opened for oneself among bots is unhurried; with a friend at it reactions get the usual time. */
import { t } from "../state/app.svelte";
import { REACTION, UNHURRIED } from "../state/newTable";
import { toast, trying } from "../state/toasts.svelte";
import { changeTable } from "../wire/api";
import type { TableSession } from "./tableSession.svelte";

/** To be called while the table's screen is made. */
export function hurryWithFriends(session: TableSession): void {
  let hurried = false;
  $effect(() => {
    const { table, seat, alone } = session.store;
    const unhurried = session.running && table?.you.host && table.reaction_seconds === UNHURRIED;
    if (hurried || !unhurried || !seat || alone) return;
    hurried = true;
    void hurry(table.id, REACTION.live.usual);
  });
}

async function hurry(id: string, seconds: number): Promise<void> {
  const changed = await trying(() => changeTable(id, { reaction_seconds: seconds }));
  if (changed) toast(t("web-play-hurried", { count: seconds }));
}
