/** Who drew the icons in use, here and in the games: CC BY 3.0 asks for their names. */
import { DRAWN_BY } from "./icons";

export interface Credit {
  author: string;
  icons: string[];
}

type DrawnBy = Record<string, readonly string[]>;

const LISTS: DrawnBy[] = [
  DRAWN_BY,
  ...Object.values(import.meta.glob<DrawnBy>("../games/*/icons.ts", { eager: true, import: "DRAWN_BY" })),
];

/** Each author once, with all icons of theirs. */
export function credits(lists: DrawnBy[] = LISTS): Credit[] {
  const found = new Map<string, Set<string>>();
  for (const [author, icons] of lists.flatMap((list) => Object.entries(list))) {
    found.set(author, new Set([...(found.get(author) ?? []), ...icons]));
  }
  return [...found].map(([author, icons]) => ({ author, icons: [...icons].sort() }));
}
