/** Names of what a campaign is made of, as the game calls them. */
import { app, t } from "../../state/app.svelte";
import { botName } from "../../state/bots";
import type { Ref, ChapterSeat } from "../../wire/types";

export const scenarioRef = (game: string, scenario: string): Ref => ({ ref: `${game}-scenario-${scenario}` });
export const scenarioName = (game: string, scenario: string): string => t(`${game}-scenario-${scenario}`);
export const scenarioText = (game: string, scenario: string): string | undefined =>
  app.texts.attribute(`${game}-scenario-${scenario}`, "text");
export const campaignKind = (game: string, kind: string): string => t(`${game}-campaign-${kind}`);
export const roleName = (game: string, role: string): string => t(`${game}-role-${role}`);

/** Who sat there: a person, or a bot by its name. */
export function holderName(game: string, { name, bot }: ChapterSeat): string {
  if (name) return name;
  const players = app.games.find((one) => one.name === game)?.bot_players ?? [];
  return bot ? botName(players.find((player) => player.name === bot)?.who) : t("web-seat-free");
}

export const day = (time: number): string =>
  new Intl.DateTimeFormat(app.texts.lang, { day: "numeric", month: "long" }).format(time * 1000);
