/** The few texts that are needed before the server has sent all others, or when it does not answer at all. */
import { Texts } from "./fluent";

const FILES = import.meta.glob<string>("../../../src/starboard/locale/*/web-start.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function startTexts(lang: string): Texts {
  const file = Object.entries(FILES).find(([path]) => path.includes(`/${lang}/`));
  return new Texts(lang, file?.[1] ?? "");
}
