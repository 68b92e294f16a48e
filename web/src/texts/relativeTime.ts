/** Times in the reader's language: "3 hours ago", from the browser's own words. */
import { app } from "../state/app.svelte";

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(time: number, now = Date.now()): string {
  const seconds = time - now / 1000;
  const format = new Intl.RelativeTimeFormat(app.texts.lang, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, "minute");
}
