/** Words of a state in the reader's language, as far as the game has messages for them; otherwise as they are. */
import { app, t } from "../../state/app.svelte";

/** "last_round" and "blue-key" as people write them. */
export function spaced(word: string): string {
  const words = word.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A field's name: the message `<game>-field-<field>`, or of what a dictionary is kept by, or the word itself. */
export function fieldName(game: string, field: string): string {
  const name = field.replaceAll("_", "-");
  const id = ["field", "scenario", "role"].map((kind) => `${game}-${kind}-${name}`).find((one) => app.texts.has(one));
  return id ? t(id) : spaced(field);
}

/** A word that stands in a field: `<game>-<field>-<word>`, with the field in the singular too. */
export function wordName(game: string, field: string, word: string): string {
  const id = ids(game, field, word).find((one) => app.texts.has(one));
  return id ? t(id) : spaced(word);
}

function ids(game: string, field: string, word: string): string[] {
  const name = field.replaceAll("_", "-");
  const one = name.replace(/s$/, "");
  // Cards lie in hands, decks and piles.
  return [...new Set([one, name, "card", "item", "role", "scenario"])].map((kind) => `${game}-${kind}-${word}`);
}
