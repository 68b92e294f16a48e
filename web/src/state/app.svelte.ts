/** What the whole client shares: who you are, your settings, and the texts in your language. */
import { Texts } from "../texts/fluent";
import { get, text } from "../wire/http";
import type { Args, Me, Said } from "../wire/types";

export const LANGUAGES = ["en", "it", "de", "cs"] as const;
export type Lang = (typeof LANGUAGES)[number];

export interface Settings {
  lang: Lang;
  sound: number; // 0 to 1
  speed: "slow" | "normal" | "fast" | "off"; // of animations
  palette: "standard" | "deuteranopia" | "protanopia" | "tritanopia" | "contrast";
  patterns: boolean; // patterns on everything that has a colour
  textSize: "small" | "normal" | "large" | "larger";
  notifications: boolean;
}

const STORED = "starboard-settings";

function defaults(): Settings {
  const spoken = navigator.languages.map((name) => name.slice(0, 2));
  const lang = spoken.find((name): name is Lang => (LANGUAGES as readonly string[]).includes(name)) ?? "en";
  return { lang, sound: 0.4, speed: "normal", palette: "standard", patterns: true, textSize: "normal", notifications: false };
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
  texts = $state.raw(new Texts("en", ""));

  /** Everything a screen needs before the first one is drawn. */
  async start(): Promise<void> {
    const [me] = await Promise.all([get<Me>("/api/me"), this.speak(this.settings.lang)]);
    this.me = me;
  }

  async speak(lang: Lang): Promise<void> {
    this.texts = new Texts(lang, await text(`/api/texts/${lang}`));
    document.documentElement.lang = lang;
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
