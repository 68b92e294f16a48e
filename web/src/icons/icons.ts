/** The icons of the house, by who drew them (game-icons.net; CC BY 3.0 asks for their names). */
// prettier-ignore
export const DRAWN_BY = {
  Delapouite: ["archive-research", "heart-beats"],
  Lorc: ["radar-sweep"],
} as const;

export type IconName = (typeof DRAWN_BY)[keyof typeof DRAWN_BY][number];
