/** Words broken into lines of about so many letters, as few as that takes; long words stay whole. */
export function broken(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const SLIM = 0.44; // of its size, how wide a letter is
export const CARD = 182; // the width of a POI card in a Sector
export const CARD_LETTERS = 0.92; // of those of the Sector's name

/** A name in letters of this size, as wide as this at most. */
export const fitted = (words: string, letters: number, width: number): string[] => broken(words, width / (letters * SLIM));

export const NAME = 210; // the width of a Sector's name

/** How far a POI card reaches above where a card of one line does. */
export const raised = (lines: number, letters: number): number => Math.max(0, lines - 1) * letters * CARD_LETTERS * 0.85;
