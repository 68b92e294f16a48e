/**
 * Creatures against the light, about (0, 0), some 900 high: dark bodies, a lit rim, eyes and teeth that catch the lamp.
 * Our own drawings, one build a kind; each is drawn once and kept.
 */
import type { IntruderKind } from "../../state";
import { numbers } from "../../../../kit/random";
import { fixed, limb, mirrored, type Joint } from "./limbs";

export interface Creature {
  back: string[]; // behind the body
  body: string[];
  rim: string[]; // edges that the light catches
  claws: string[];
  ribs: string[];
  head: { at: string; crest: string[]; teeth: string[]; eyes: [x: number, y: number, size: number][] } | null;
}

interface Build {
  spines: number;
  spineHeight: number;
  crest: [x: number, y: number, tip: number, thick: number][];
  arms: Joint[][]; // of the right side
  claws: [from: Joint, tips: [number, number][]][];
  trunk: string;
  ribs: number;
  head: string; // its place
  teeth: number;
  eyes: [x: number, y: number, size: number][]; // of the right side
}

const TRUNK =
  "M0 -214C60 -252 140 -246 186 -206C206 -170 176 -110 142 -60C128 -20 128 30 116 84C98 160 70 230 50 330C40 390 22 420 0 426" +
  "C-22 420 -40 390 -50 330C-70 230 -98 160 -116 84C-128 30 -128 -20 -142 -60C-176 -110 -206 -170 -186 -206C-140 -246 -60 -252 0 -214Z";
const LOW = "M0 40C90 10 190 60 210 150C220 230 150 300 0 306C-150 300 -220 230 -210 150C-190 60 -90 10 0 40Z";

const GRIP: Joint[] = [[130, -170, 30], [236, -262, 26], [318, -330, 17], [372, -296, 20], [398, -222, 12]];
const FORELIMB: Joint[] = [[96, -128, 46], [214, -204, 40], [346, -176, 27], [432, -60, 22], [418, 80, 15], [376, 206, 11], [354, 268, 14]];
const SPUR: Joint[] = [[424, -44, 22], [470, -92, 13], [520, -168, 0.5]];
const FLOOR_CLAWS: Build["claws"][number] = [[354, 262, 13], [[250, 372], [304, 410], [386, 420], [462, 390]]];
const GRIP_CLAWS: Build["claws"][number] = [[398, -226, 9], [[424, -128], [398, -108], [372, -124], [344, -164]]];
const EYES: Build["eyes"] = [[33, -16, 5.2], [62, -34, 2.2]];

const leg = (x: number, y: number, up: number): Joint[] => [[70, 150, 26], [x * 0.6, up, 20], [x, up + 60, 15], [x + 30, y * 0.7, 10], [x + 46, y, 2]];

const BUILDS: Record<Exclude<IntruderKind, "larva">, Build> = {
  creeper: {
    spines: 5, spineHeight: 40, crest: [[60, -130, -150, 10]], arms: [leg(260, 400, -40), leg(340, 360, -110), leg(420, 330, -10), leg(180, 420, 40)],
    claws: [], trunk: LOW, ribs: 0, head: "translate(0 130) scale(0.95)", teeth: 4, eyes: [[30, -16, 5], [58, -30, 3], [22, -58, 2.4]],
  },
  adult: {
    spines: 9, spineHeight: 150, crest: [[22, -186, -262, 15], [50, -170, -228, 14], [76, -130, -176, 12]], arms: [GRIP, FORELIMB, SPUR],
    claws: [FLOOR_CLAWS, GRIP_CLAWS], trunk: TRUNK, ribs: 8, head: "translate(-6 30) rotate(-8) scale(1.12)", teeth: 5, eyes: EYES,
  },
  breeder: {
    spines: 13, spineHeight: 90, crest: [[76, -130, -150, 20], [96, -70, -60, 16]],
    arms: [GRIP, FORELIMB, SPUR, [[110, -60, 40], [250, -60, 34], [330, 60, 24], [290, 180, 16], [250, 240, 12]]],
    claws: [FLOOR_CLAWS, GRIP_CLAWS, [[250, 236, 12], [[190, 300], [236, 330], [290, 316]]]], trunk: TRUNK, ribs: 8,
    head: "translate(0 20) scale(1.3 1.16)", teeth: 5, eyes: [[30, -10, 4], [58, -24, 4], [44, -54, 3]],
  },
  queen: {
    spines: 15, spineHeight: 210,
    crest: [[12, -220, -360, 16], [34, -204, -330, 15], [56, -180, -280, 15], [78, -140, -220, 14], [92, -90, -140, 12]],
    arms: [GRIP, FORELIMB, SPUR, [[90, -150, 30], [300, -300, 24], [470, -250, 18], [540, -90, 12], [520, 40, 4]]],
    claws: [FLOOR_CLAWS, GRIP_CLAWS], trunk: TRUNK, ribs: 8, head: "translate(0 20) scale(1.24)", teeth: 5, eyes: EYES,
  },
};

function drawn(build: Build): Creature {
  const random = numbers(41);
  const creature: Creature = { back: [], body: [build.trunk], rim: [], claws: [], ribs: [], head: null };
  const middle = (build.spines - 1) / 2;
  for (let i = 0; i < build.spines; i++) {
    const [off, x] = [i - middle, (i - middle) * (306 / build.spines)];
    const height = build.spineHeight + 0.8 * build.spineHeight * Math.cos(off * (3.2 / build.spines)) + random() * 40;
    const spine = limb([[x, -120, 11], [x * 1.22, -200 - height * 0.25, 8], [x * 1.5, -190 - height * 0.62, 4], [x * 1.62 + off * 6, -190 - height, 0.5]], 24);
    creature.back.push(spine.whole);
    creature.rim.push(off < 0 ? spine.right : spine.left);
  }
  for (const side of [-1, 1]) {
    const lit = (one: ReturnType<typeof limb>): void => void creature.rim.push(side > 0 ? one.right : one.left);
    for (const arm of build.arms) {
      const one = limb(mirrored(arm, side), 50);
      creature.body.push(one.whole);
      lit(one);
    }
    for (const [from, tips] of build.claws) {
      for (const [x, y] of tips) {
        const bend: Joint = [(from[0] + x) / 2 + 6, (from[1] + y) / 2 - 18, from[2] * 0.7];
        const one = limb(mirrored([from, bend, [x, y, 0.5]], side), 20);
        creature.claws.push(one.whole);
        lit(one);
      }
    }
  }
  for (let i = 0; i < build.ribs; i++) {
    const [y, w] = [70 + i * 34, 112 - i * 11];
    creature.ribs.push(`M${-w} ${y - 26}C${-w * 0.7} ${y + 8} -26 ${y + 14} -8 ${y + 2}M${w} ${y - 26}C${w * 0.7} ${y + 8} 26 ${y + 14} 8 ${y + 2}`);
  }
  creature.head = { at: build.head, crest: crest(build), teeth: teeth(build.teeth, random), eyes: [...build.eyes, ...build.eyes.map(([x, y, r]): [number, number, number] => [-x, y, r])] };
  return creature;
}

function crest(build: Build): string[] {
  return [-1, 1].flatMap((side) =>
    build.crest.map(([x, y, tip, thick]) => limb([[x * side * 0.8, -100, thick], [x * side * 1.5, y * 0.86, thick * 0.75], [x * side * 2.6, tip, 0.6]], 18).whole),
  );
}

function teeth(half: number, random: () => number): string[] {
  const LENGTHS = [22, 58, 30, 84, 34, 96];
  const found: string[] = [];
  for (let i = -half; i <= half; i++) {
    const length = LENGTHS[Math.abs(i)]! * (0.82 + random() * 0.3);
    const x = (i * 41) / half;
    const tip = x + i * 2.2 + (random() - 0.5) * 8;
    found.push(`M${fixed(x - 3.4)} 90Q${fixed(x + (tip - x) * 0.4)} ${fixed(90 + length / 2)} ${fixed(tip)} ${fixed(90 + length)}Q${fixed(x + 4)} ${fixed(90 + length * 0.45)} ${fixed(x + 3.4)} 90Z`);
  }
  return found;
}

/** Small, ringed, with a mouth and nothing else. */
function larva(): Creature {
  const body = limb([[-260, 380, 26], [-150, 330, 44], [-30, 350, 58], [70, 280, 66], [110, 150, 62], [60, 50, 50], [0, 10, 30]], 60);
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const at = i / 9;
    const [x, y] = [-190 + at * 300, 350 - at * at * 190];
    return `M${fixed(x - 10)} ${fixed(y - 52)}q26 50 6 104`;
  });
  const feelers = [-1, 1].flatMap((side) => [
    limb([[20, 30, 12], [20 + side * 70, -60, 8], [20 + side * 130, -120, 0.5]], 20),
    limb([[20, 40, 12], [20 + side * 90, 0, 7], [20 + side * 170, -20, 0.5]], 20),
  ]);
  return {
    back: [], body: [body.whole], rim: [body.right, body.left, ...feelers.map(({ left }) => left)],
    claws: feelers.map(({ whole }) => whole), ribs,
    head: { at: "translate(14 20) scale(0.5)", crest: [], teeth: teeth(5, numbers(9)), eyes: [] },
  };
}

const KEPT = new Map<IntruderKind, Creature>();

export function creature(kind: IntruderKind): Creature {
  const kept = KEPT.get(kind) ?? (kind === "larva" ? larva() : drawn(BUILDS[kind]));
  KEPT.set(kind, kept);
  return kept;
}

export const SKULL =
  "M0 -150C40 -150 76 -116 88 -66L102 -26C96 -10 82 0 66 6L72 34C66 58 54 76 44 96C36 106 24 98 14 92L0 98L-14 92C-24 98 -36 106 -44 96" +
  "C-54 76 -66 58 -72 34L-66 6C-82 0 -96 -10 -102 -26L-88 -66C-76 -116 -40 -150 0 -150Z";
export const JAWS = [-1, 1].map(
  (m) => `M${46 * m} 58C${92 * m} 86 ${104 * m} 140 ${76 * m} 202C${66 * m} 222 ${48 * m} 238 ${30 * m} 246C${48 * m} 214 ${52 * m} 182 ${44 * m} 152C${38 * m} 126 ${24 * m} 104 ${6 * m} 90Z`,
);
export const EYE_SOCKETS = [-1, 1].map(
  (m) => `M${10 * m} -6C${26 * m} -34 ${60 * m} -52 ${84 * m} -50C${88 * m} -34 ${70 * m} -8 ${44 * m} 0C${30 * m} 4 ${16 * m} 4 ${10 * m} -6Z`,
);
