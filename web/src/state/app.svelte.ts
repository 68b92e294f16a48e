/** What the whole client shares: who you are, your settings, and the texts in your language. */
import { Texts } from "../texts/fluent";
import { get, text } from "../wire/http";
import type { Args, GameInfo, Me, Said } from "../wire/types";

export const LANGUAGES = ["en", "it", "de", "cs"] as const;
export type Lang = (typeof LANGUAGES)[number];

export interface Settings {
  lang: Lang;
  sound: number; // 0 to 1
  speed: "slow" | "normal" | "fast" | "off"; // of animations
  moments: "all" | "first" | "reports"; // staged: each, the first of its kind, none
  palette: "standard" | "deuteranopia" | "protanopia" | "tritanopia" | "contrast";
  patterns: boolean; // patterns on everything that has a colour
  textSize: "small" | "normal" | "large" | "larger";
  notifications: boolean;
}

const STORED = "starboard-settings";
const PASSAGES = "/api/tables/";

function defaults(): Settings {
  const spoken = navigator.languages.map((name) => name.slice(0, 2));
  const lang = spoken.find((name): name is Lang => (LANGUAGES as readonly string[]).includes(name)) ?? "en";
  return { lang, sound: 0.4, speed: "normal", moments: "all", palette: "standard", patterns: true, textSize: "normal", notifications: false };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

class App {
  settings = $state<Settings>({ ...defaults(), ...stored() });
  me = $state<Me | null>(null);
  /** What can be played here. */
  games = $state.raw<GameInfo[]>([]);
  texts = $state.raw(new Texts("en"));
  /** The texts of `texts.lang`: those that all games share (""), those of the games that were asked for, and passages. */
  private sources = new Map<string, string>();

  /** Everything a screen needs before the first one is drawn. */
  async start(): Promise<void> {
    const [me, games] = await Promise.all([
      get<Me>("/api/me"),
      get<GameInfo[]>("/api/games"),
      this.speak(this.settings.lang),
    ]);
    this.me = me;
    this.games = games;
  }

  async speak(lang: Lang): Promise<void> {
    const wanted = [...new Set(["", ...this.sources.keys()])];
    const found = await Promise.all(wanted.map((game) => this.fetchTexts(lang, game)));
    this.sources = new Map(wanted.map((game, at) => [game, found[at]!]));
    this.texts = new Texts(lang, ...found);
    document.documentElement.lang = lang;
  }

  /** A passage of a story, from a table that has reached it. */
  learnPassage(table: string, page: string): Promise<void> {
    return this.learn(`${PASSAGES}${encodeURIComponent(table)}/passages/${encodeURIComponent(page)}`);
  }

  /** The words of a scenario that somebody wrote, from the table that plays it. */
  learnOwn(table: string, scenario: string): Promise<void> {
    return this.learn(`${PASSAGES}${encodeURIComponent(table)}/own-texts#${scenario}`);
  }

  /** Texts of a game are fetched with it: before its table, its rules or its tutorial is shown. */
  async learn(game: string): Promise<void> {
    const { lang } = this.texts;
    if (this.sources.has(game)) return;
    const found = await this.fetchTexts(lang, game);
    if (lang !== this.texts.lang) return this.learn(game); // another language was chosen meanwhile
    this.sources.set(game, found);
    this.texts = new Texts(lang, ...this.sources.values());
  }

  /** A version that the server names never changes, so the browser keeps it. */
  private fetchTexts(lang: string, game: string): Promise<string> {
    if (!game) return text(`/api/texts/${lang}`);
    if (game.startsWith(PASSAGES)) return text(`${game.split("#")[0]}/${lang}`);
    const version = this.games.find(({ name }) => name === game)?.texts[lang] ?? "";
    return text(`/api/texts/${lang}/${encodeURIComponent(game)}?v=${version}`);
  }

  async set(changes: Partial<Settings>): Promise<void> {
    if (changes.lang && changes.lang !== this.texts.lang) await this.speak(changes.lang);
    Object.assign(this.settings, changes);
    localStorage.setItem(STORED, JSON.stringify(this.settings));
  }
}

export const app = new App();

/** A text by its id, in the reader's language. */
export const t = (id: string, args?: Args): string => app.texts.text(id, args);
/** What the server said, in the reader's language. */
export const say = (said: Said): string => app.texts.say(said);
