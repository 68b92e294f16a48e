/** How everything looks to this reader, as attributes of <html> that stylesheets answer to. */
import type { Settings } from "./app.svelte";

const SCALE: Record<Settings["textSize"], number> = { small: 0.9, normal: 1, large: 1.15, larger: 1.35 };

export function applyAppearance(settings: Settings): void {
  const root = document.documentElement;
  root.dataset["palette"] = settings.palette;
  root.dataset["patterns"] = settings.patterns ? "on" : "off";
  root.dataset["speed"] = settings.speed;
  root.style.setProperty("--text-scale", String(SCALE[settings.textSize]));
}
