/** What each planet is known by, drawn into the picture of its pages: own drawings, 600 by 900. */
const LIGHT = "color-mix(in srgb, var(--mood) 65%, #fff)";
const MOOD = "var(--mood)";
const DARK = "#070a14";

/** A tone, a path, and the width of its stroke; without one it is filled. */
export type Part = readonly [tone: string, path: string, width?: number];

export interface Scenery {
  sky: readonly [top: string, middle: string, foot: string];
  far: string; // of the ground
  parts: readonly Part[];
}

const many = (count: number, path: (at: number) => string): string => Array.from({ length: count }, (_, at) => path(at)).join("");

// prettier-ignore
export const PLACES: Record<string, Scenery> = {
  // Slag hills under a black sky, a folded hull, and a mast with one lamp.
  cinder: {
    sky: ["#0b0a12", "#3a2028", "#b3573a"], far: "#2a171a",
    parts: [
      ["#4a2a28", "M0 560L90 500 150 540 250 450 330 530 420 470 520 540 600 500V900H0Z"],
      ["#ff8f42", "M80 640L130 690 120 740 190 800M420 610L390 680 440 730 410 820M260 700L300 760", 5],
      ["#ffd08a", "M80 640L130 690 120 740 190 800M420 610L390 680 440 730 410 820", 1.6],
      [DARK, "M470 640V230L482 210 494 230V640ZM440 300H524L512 316H452ZM446 380H518L508 394H456Z"], [LIGHT, "M482 196a9 9 0 1 1 0 18a9 9 0 1 1 0-18z"], [MOOD, "M440 180q42-34 84 0M420 158q62-50 124 0", 4],
      [DARK, "M-40 760C60 640 190 650 250 720 300 690 330 720 340 790 300 840 200 860 60 850Z"], ["#5b647e", "M20 742C90 680 180 680 226 730M60 770C110 724 170 724 204 756", 5], [LIGHT, "M276 752h24M120 724h16", 6],
    ],
  },
  // A warm sea at low light: water, reef heads, kelp, and a sun on the horizon.
  veyra: {
    sky: ["#0d3a5c", "#2d97a0", "#f6c78a"], far: "#0f5a70",
    parts: [
      [LIGHT, "M300 360a74 74 0 1 1 0 148a74 74 0 1 1 0-148z"], ["#0f5a70", "M0 470H600V900H0Z"], [LIGHT, many(9, (at) => `M${300 - 30 - at * 18} ${486 + at * 30}h${60 + at * 36}`), 5],
      ["#0a3f54", "M40 560C70 500 120 500 140 470 170 510 220 520 236 570ZM400 590C420 530 460 540 474 500 500 540 540 540 560 600Z"], ["#ff9f8a", "M84 548c8-16 20-24 34-30M440 570c6-16 16-24 30-34", 7],
      ["#1f6a45", many(8, (at) => `M${30 + at * 78} 900c-24-70 26-110 0-${170 + (at % 3) * 40}`), 12], ["#2d8a5c", many(7, (at) => `M${70 + at * 80} 900c20-60-22-90 4-${130 + (at % 2) * 50}`), 9], [MOOD, many(10, (at) => `M${(at * 137) % 560} ${640 + ((at * 53) % 220)}q16-12 32 0t32 0`), 3],
    ],
  },
  // The ring from inside: its curve rises on both sides, lamps along it, stars between the ribs.
  gantry: {
    sky: ["#050816", "#111b3c", "#22315c"], far: "#0d1328",
    parts: [
      [LIGHT, many(40, (at) => `M${(at * 149) % 600} ${(at * 83) % 520}h1.5`), 3], ["#1a2444", "M-60 900C-40 420 180 160 300 160S640 420 660 900H560C540 520 420 280 300 280S60 520 40 900Z"], ["#0a0f20", many(11, (at) => { const turn = Math.PI * (0.05 + at * 0.09); const [c, s] = [Math.cos(turn), Math.sin(turn)]; return `M${300 - c * 260} ${900 - s * 620}L${300 - c * 350} ${900 - s * 730}`; }), 9],
      ["#ffd98a", many(6, (at) => { const turn = Math.PI * (0.14 + at * 0.145); const [c, s] = [Math.cos(turn), Math.sin(turn)]; return `M${300 - c * 306} ${900 - s * 676}h2`; }), 13], [MOOD, "M40 900C60 520 180 280 300 280S540 520 560 900", 5],
      [DARK, "M0 760H600V900H0Z"], ["#2b3a66", "M0 760H600M60 760V900M180 760V900M300 760V900M420 760V900M540 760V900", 6], [LIGHT, "M250 700h100v60H250z"], [DARK, "M286 700h28v60h-28z"],
    ],
  },
  // Ribs over the sand, and somebody small between them.
  ossuary: {
    sky: ["#7a3f2a", "#e0954f", "#ffe2ae"], far: "#b9793f",
    parts: [
      ["#fff6df", "M400 300a52 52 0 1 1 0 104a52 52 0 1 1 0-104z"], ["#a8692f", "M0 560C120 520 240 580 340 550S520 520 600 560V900H0Z"], ["#7a4824", "M0 700C140 640 280 720 420 680S560 660 600 690V900H0Z"],
      ["#f6e6c4", "M40 720C-10 480 60 300 190 250M150 730C90 520 150 350 270 300M560 720C610 480 540 300 410 250M450 730C510 520 450 350 330 300M250 740C200 600 230 460 296 420M350 740C400 600 370 460 304 420", 30], ["#b89b72", "M52 720C6 490 70 316 190 262M548 720C594 490 530 316 410 262M162 730C106 530 160 364 268 314M438 730C494 530 440 364 332 314", 8],
      [DARK, "M288 770c0-26 4-34 12-34s12 8 12 34l-3 40h-18zM293 726a7 8 0 1 0 14 0a7 8 0 1 0-14 0"], ["#5b3a20", "M300 812c60 10 120 30 160 60", 10], [MOOD, "M0 640c80-20 160 16 240 0M360 650c80-20 160 16 240 0", 4],
    ],
  },
};

/** Pages begin with the name of their planet. */
export const placeOf = (page: string): Scenery => PLACES[page.split("-")[0]!] ?? PLACES["gantry"]!;
