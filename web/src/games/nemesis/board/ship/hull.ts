/** The ship's outside and its machinery: the same every time, from a little generator with a fixed seed. */
export const HULL =
  "M-34 404C-18 344 24 304 88 272L150 104Q162 76 196 66L420 12Q440 4 470 4H980Q1010 4 1030 12L1206 46Q1280 58 1284 108" +
  "V700Q1280 752 1206 764L1030 798Q1010 806 980 806H470Q440 806 420 798L196 744Q162 734 150 706L88 536C24 504 -18 464 -34 404Z";

export const NOZZLES = "M1180 96h116l34 34v124l-34 30h-116zM1180 516h116l34 30v124l-34 34h-116zM1200 316h100l26 26v124l-26 26h-100z";

export const FRAMES = [190, 352, 604, 760, 1010].map((x) => `M${x} -10V820`).join("");

function generator(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 16807) % 2147483647) / 2147483647;
}

/** Boxes, cables and pipes under the deck. */
export function machinery(): { dark: string; light: string; cables: string; pipes: string } {
  const random = generator(7);
  const drawn = { dark: "", light: "", cables: "", pipes: "" };
  for (let i = 0; i < 230; i++) {
    const [x, y] = [Math.round(random() * 1280), Math.round(random() * 800)];
    const [w, h] = [Math.round(14 + random() * 70), Math.round(6 + random() * 26)];
    const tone = random();
    drawn[tone < 0.5 ? "dark" : "light"] += `M${x} ${y}h${w}v${h}h${-w}z`;
    if (tone > 0.8) drawn.cables += `M${x + 4} ${y + Math.round(h / 2)}h${w - 8}`;
  }
  for (let i = 0; i < 14; i++) {
    const [x, y] = [Math.round(random() * 1200), Math.round(random() * 800)];
    const level = random() < 0.5;
    const [far, aside] = [Math.round(100 + random() * 140), Math.round(random() * 100)];
    drawn.pipes += level ? `M${x} ${y}h${far}v${aside}` : `M${x} ${y}v${far}h${aside}`;
  }
  return drawn;
}

export interface Star {
  x: number; // percent
  y: number;
  size: number;
  light: number;
}

export function stars(count: number): Star[] {
  const random = generator(11);
  return [...Array(count)].map(() => {
    const strength = random();
    return { x: random() * 100, y: random() * 100, size: 0.5 + strength * 1.3, light: 0.15 + strength * 0.5 };
  });
}
