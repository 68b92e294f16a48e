/** Refusals in words: every code of the server has its sentence, which also says what to do next. */
import { app, t } from "../state/app.svelte";
import { Refused } from "../wire/http";

// texts: error-unreachable, error-unexpected, error-not-signed-in, error-bad-name, error-login-taken, error-wrong-login,
// error-weak-password, error-too-many-requests, error-no-such-table, error-not-a-member, error-wrong-invite,
// error-not-the-host, error-not-your-seat, error-no-such-seat, error-seat-taken, error-seat-empty, error-already-seated,
// error-table-full, error-not-started, error-already-started, error-seats-empty, error-game-over, error-not-over,
// error-paused, error-not-paused, error-archived, error-bad-request, error-bad-file, error-too-large, error-wrong-origin,
// error-no-spectators, error-already-decided, error-not-asked, error-illegal-answer, error-cannot-undo, error-no-vote,
// error-no-window, error-shutting-down, error-webhooks-off, error-bad-webhook, error-no-such-game, error-no-such-page,
// error-bad-frame, error-storage-trouble

export function explained(error: unknown): string {
  return explainedCode(error instanceof Refused ? error.code : "unexpected", error instanceof Refused ? error.args : {});
}

export function explainedCode(code: string, args: Record<string, string | number> = {}): string {
  const id = `error-${code}`;
  return app.texts.has(id) ? t(id, args) : t("error-unexpected");
}
