/** What a campaign remembers, as sentences. What has not happened yet is not spoken of. */
import { app, t } from "../../../state/app.svelte";

const ALERT = "alert";

// texts: web-saga-flag-way-stairs, web-saga-flag-way-lift, web-saga-flag-case-yes, web-saga-flag-ghost-yes, web-saga-flag-pass-yes,
// web-saga-flag-patient-yes, web-saga-flag-okoro-dead, web-saga-flag-heron-free, web-saga-flag-heron-hurt, web-saga-flag-heron-captive,
// web-saga-flag-heron-dead, web-saga-flag-orchard-trapped, web-saga-flag-orchard-dead, web-saga-flag-core-yes, web-saga-flag-shrike-dead,
// web-saga-flag-shrike-bought, web-saga-flag-serum-yes, web-saga-flag-chovar-free, web-saga-flag-chovar-dead, web-saga-flag-truth-yes,
// web-saga-flag-cooled-yes, web-saga-flag-burn-yes, web-saga-flag-relay-yes, web-saga-flag-hale-down, web-saga-flag-hale-hunting,
// web-saga-flag-deal-yes, web-saga-flag-signal-yes
/** The flags that have a sentence; how a flag is at the start has none. `fresh`: it was not so before. */
export function remembered(flags: Record<string, string>, before: Record<string, string> | null = null): { text: string; fresh: boolean }[] {
  const told = Object.entries(flags).flatMap(([name, value]) => {
    const id = `web-saga-flag-${name}-${value}`;
    return app.texts.has(id) ? [{ text: t(id), fresh: before !== null && before[name] !== value }] : [];
  });
  const level = Number(flags[ALERT] ?? 0);
  return level ? [...told, { text: t("web-saga-alert", { level }), fresh: before !== null && before[ALERT] !== flags[ALERT] }] : told;
}
