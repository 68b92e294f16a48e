/** How fast somebody likes things to move: remembered on the device, for each person who plays on it. */
import { app, type Settings } from "./app.svelte";

type Speed = Settings["speed"];
const STORED = "starboard-speeds";

function stored(): Record<string, Speed> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Speed>;
  } catch {
    return {};
  }
}

class Speeds {
  private chosen = $state.raw(stored());

  /** Of whoever sits before the screen; a newcomer begins with what was chosen here last. */
  get current(): Speed {
    return this.chosen[app.me?.person?.id ?? ""] ?? app.settings.speed;
  }

  choose(speed: Speed): void {
    void app.set({ speed });
    const person = app.me?.person?.id;
    if (!person) return;
    this.chosen = { ...this.chosen, [person]: speed };
    localStorage.setItem(STORED, JSON.stringify(this.chosen));
  }
}

export const speeds = new Speeds();
