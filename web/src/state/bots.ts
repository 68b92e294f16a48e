/** Bots in words: who they are, of which temper, how strong. */
import { app, t } from "./app.svelte";
import type { GameBot, Seat } from "../wire/types";

// texts: web-bot-name-odile, web-bot-name-sefu, web-bot-name-brack, web-bot-name-noor, web-bot-name-qadir,
// web-bot-name-tove, web-bot-name-imani, web-bot-name-juno, web-bot-name-pavle, web-bot-name-wren
/** Somebody who has no name here is just a bot. */
export function botName(who: string | undefined): string {
  const id = `web-bot-name-${who}`;
  return app.texts.has(id) ? t(id) : t("web-seat-bot");
}

/** Who sits there: a person, or a bot by its name; null for a free seat. */
export function sitter(seat: Seat | undefined): string | null {
  if (seat?.person) return seat.person.name;
  return seat?.bot ? botName(seat.bot_is?.who) : null;
}

// texts: web-bot-temper-cautious, web-bot-temper-loyal, web-bot-temper-reckless, web-bot-temper-suspicious, web-bot-temper-greedy
export const temperId = (temper: string): string => `web-bot-temper-${temper}`;

// texts: web-bot-strength-easy, web-bot-strength-steady, web-bot-strength-sharp
export const strengthId = (strength: string): string => `web-bot-strength-${strength}`;

// texts: web-bot-random
/** How a kind of bot or a strength is called, if it has words; a game's own kinds are in its catalogue. */
function wordsOf(name: string, game = ""): string | null {
  const id = [`${game}-bot-${name}`, `web-bot-${name}`, strengthId(name)].find((one) => app.texts.has(one));
  return id ? t(id) : null;
}

/** How a game's kind of bot or a strength is called; one that has no words yet goes by its own name. */
export const botCalled = (name: string, game: string): string => wordsOf(name, game) ?? name;

/** How a bot plays, in a few words; empty if there is nothing to say but its name. */
export function botManner(seat: Seat): string {
  const { temper, strength } = seat.bot_is ?? {};
  const words = [temper && t(temperId(temper)), strength && t(strengthId(strength))].filter(Boolean);
  return words.length ? words.join(" · ") : (wordsOf(seat.bot ?? "") ?? "");
}

/** That it is a bot, and how it plays. */
export const aBot = (seat: Seat): string => [t("web-seat-bot"), botManner(seat)].filter(Boolean).join(" · ");

/** The name under which a seat keeps somebody of a certain strength. */
export const playerOf = (players: GameBot[], who: string, strength: string): string | undefined =>
  players.find((one) => one.who === who && one.strength === strength)?.name;
