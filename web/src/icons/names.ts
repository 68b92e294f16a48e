/** The icons we use from game-icons.net; the build takes exactly these (see tools/icons.ts). One name a line. */
export const NAMES = [
  "radar-sweep",
  "archive-research",
  "heart-beats",
] as const;

export type IconName = (typeof NAMES)[number];
