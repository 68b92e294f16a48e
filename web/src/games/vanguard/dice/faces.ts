/** Section dice as they are drawn: the colour is also a shape and a pattern, each face has its icons. */
import { BLUE, GREEN, RED, type DieKind } from "../../../kit/dice/dice";
import { SKILLS, type IconName } from "../icons";
import type { Colour } from "../state";

export const DIE_KINDS: Record<Colour, DieKind> = { red: RED, green: GREEN, blue: BLUE };

/** The colour of a die by its kind: "red-basic". */
export const colourOf = (kind: string): Colour => kind.split("-")[0] as Colour;

/** What a die is good at: "basic", "scout", "universal" … */
export const gradeOf = (kind: string): string => kind.slice(kind.indexOf("-") + 1);

/** The icons on a face: one or two. */
export const iconsOf = (face: string): string[] => (face ? face.split("+") : []);

/** Kinds of dice that have no icon of their own are marked by how good they are. */
const GRADES: Record<string, IconName> = { universal: "perspective-dice-six-faces-random", expert: "laurels", wild: "uncertainty" };

/** What is drawn for an icon or for a kind of die; null for the three faces that are drawn by hand. */
export const pictureOf = (icon: string): IconName | null => SKILLS[icon] ?? GRADES[icon] ?? null;

/** Drawn by hand, in a square of 24: a dot, a star of four rays, a warning, and what stands for any icon or any die. */
export const HAND_DRAWN: Record<string, { fill?: string; stroke?: string }> = {
  basic: { fill: "M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z" },
  vanguard: { fill: "M12 0l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" },
  accident: { stroke: "M12 2l11 19H1zM12 8.500v6M12 17.300v.600" },
  any: { stroke: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M8.500 9.500c0-4 7-4 7 0c0 2.500-3.500 2.500-3.500 5M12 17.300v.600" },
  die: { stroke: "M4 4h16v16H4zM8.500 8.500v.1M15.500 15.500v.1M12 12v.1" },
  red: { stroke: "M4 4h16v16H4z" },
  green: { stroke: "M4 4h10a6 6 0 0 1 6 6v10H10a6 6 0 0 1-6-6z" },
  blue: { stroke: "M8.500 4h7l4.500 4.500v7l-4.500 4.500h-7L4 15.500v-7z" },
};
