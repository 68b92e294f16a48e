/** Refusals in words: every code of the server has its sentence, which also says what to do next. */
import { app, t } from "../state/app.svelte";
import { Refused } from "../wire/http";
import type { Arg } from "../wire/types";

// texts: error-unreachable, error-not-signed-in, error-bad-name, error-login-taken, error-has-account,
// error-wrong-login, error-weak-password, error-too-many-requests, error-too-many-connections, error-too-many-tries, error-too-many-windows,
// error-table-crowded, error-wrong-origin, error-webhooks-off,
// error-bad-webhook, error-no-such-table, error-no-such-seat, error-no-such-game, error-no-such-page,
// error-not-a-member, error-wrong-invite, error-not-the-host, error-not-your-seat, error-no-spectators,
// error-seat-taken, error-seat-empty, error-already-seated, error-table-full, error-not-started,
// error-already-started, error-seats-empty, error-game-over, error-not-over, error-paused, error-not-paused,
// error-archived, error-already-decided, error-not-asked, error-illegal-answer, error-rule-fault, error-cannot-undo, error-no-vote,
// error-vote-open, error-no-window, error-odds-off, error-odds-dropped, error-bad-file, error-too-large, error-bad-request,
// error-setup-players, error-setup-scenario-mode, error-setup-campaign-only, error-setup-no-campaign, error-setup-not-own, error-setup-option-mode,
// error-setup-campaign-mode, error-no-such-campaign, error-no-such-chapter, error-chapter-not-over, error-chapter-goes-on,
// error-chapter-fixed, error-campaign-over, error-campaign-archived, error-campaign-secret, error-campaign-full,
// error-campaigns-full, error-wrong-scenario, error-own-broken, error-own-too-large,
// error-setup-no-role, error-setup-role-alone, error-setup-role-count,
// error-bad-frame, error-unexpected, error-storage-trouble, error-shutting-down

export function explained(error: unknown): string {
  if (!(error instanceof Refused)) return explainedCode("unexpected");
  return [explainedCode(error.code, error.args), reason(error.args)].filter(Boolean).join(" ");
}

/** What a game says about it: a message of its own; what it names by id is said by its name where that has one. */
function reason({ why, game, ...values }: Record<string, string | number>): string {
  if (typeof why !== "string" || !app.texts.has(why)) return "";
  const named = (value: string | number): Arg => ["kind", "card"].map((sort) => ({ ref: `${game}-${sort}-${value}` })).find(({ ref }) => app.texts.has(ref)) ?? value;
  return t(why, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(value)])));
}

export function explainedCode(code: string, args: Record<string, string | number> = {}): string {
  const id = `error-${code}`;
  if (app.texts.has(id)) return t(id, args);
  // Before all texts are here only one thing can have gone wrong.
  return app.texts.has("error-unexpected") ? t("error-unexpected") : t("error-unreachable");
}
