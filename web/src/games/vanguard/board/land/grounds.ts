/** What the ground is like: colours of each biome, tinted by the planet it is on, and strokes that tell what grows or lies there. */

export interface Ground {
  top: string; // lit
  foot: string; // in shadow
  edge: string; // the rim that catches the light
  side: string; // its thickness
  ink: string; // of the strokes
}

const ground = (top: string, foot: string, edge: string, side: string, ink: string): Ground => ({ top, foot, edge, side, ink });

// prettier-ignore
const BIOMES: Record<string, Ground> = {
  rocky: ground("#6d6468", "#37323c", "#b9a9a4", "#17141b", "#241f28"),
  vacuum: ground("#5b6480", "#2a3048", "#aab8dc", "#10131f", "#1c2136"),
  aquatic: ground("#4fb0a8", "#1c6a78", "#c9fff0", "#083440", "#0d4652"),
  vegetation: ground("#6aa05a", "#2c5a3c", "#d3f2a6", "#0f2c1d", "#173d27"),
  ruins: ground("#7c8597", "#3c4456", "#d5deee", "#171b26", "#232a39"),
  desert: ground("#d3a86a", "#94683a", "#ffe2ad", "#4a2f16", "#6f4b26"),
  caves: ground("#4a4460", "#211d33", "#9a8fc9", "#0c0a16", "#151126"),
  volcanic: ground("#5d3a36", "#2c1a1c", "#ff9a5a", "#140a0c", "#1f1113"),
  crystalline: ground("#6f7fc0", "#36407c", "#d9e2ff", "#151a3a", "#20285a"),
  cold: ground("#b9d2e4", "#6f8fa8", "#ffffff", "#2b4256", "#486379"),
  hostile: ground("#7a4a58", "#3c2030", "#ffabb4", "#1a0c15", "#281221"),
  lethal: ground("#6c6a3f", "#34331c", "#e2df8a", "#16160a", "#222110"),
};

/** Slag has rust in it, whatever it is. */
const CINDER: Record<string, Ground> = {
  rocky: ground("#7a5d52", "#3b2a29", "#e0a27c", "#1a0f0e", "#271816"),
  vacuum: ground("#6a5a5c", "#332a30", "#d39a80", "#160f13", "#221a1e"),
};

export function groundOf(planet: string, biomes: string[]): Ground {
  const kind = biomes.find((biome) => biome !== "tutorial") ?? "rocky";
  return (planet === "cinder" ? CINDER[kind] : undefined) ?? BIOMES[kind] ?? BIOMES["rocky"]!;
}

/** Strokes over the land, within about 100 by 66 of its middle: wide ones first. Each is [path, width, opacity]. */
export type Stroke = readonly [path: string, width: number, opacity: number];

// prettier-ignore
const STROKES: Record<string, readonly Stroke[]> = {
  rocky: [["M-84 34l16-26 13 14 18-34 22 40 12-15 16 21M26 50l14-22 12 12 14-24 20 30", 3, 0.55], ["M-70 44h40M40 54h36M-30 -48l10-12 10 10", 2.5, 0.4]],
  vacuum: [["M-64 30a22 11 0 1 0 44 0a22 11 0 1 0-44 0M34 44a16 8 0 1 0 32 0a16 8 0 1 0-32 0M-6 -50a13 6 0 1 0 26 0a13 6 0 1 0-26 0", 3, 0.5], ["M-58 34a16 6 0 0 0 32 0M38 46a11 4 0 0 0 22 0M62 -18l8 3M-82 -14l7 4", 2.5, 0.5]],
  aquatic: [["M-88 18q12-10 24 0t24 0 24 0M10 50q11-9 22 0t22 0 22 0M-54 -44q10-8 20 0t20 0M40 -30q10-8 20 0t20 0", 3, 0.5], ["M-70 40q10-8 20 0t20 0M24 30q10-8 20 0t20 0M-92 -6q8-7 16 0", 2.5, 0.4]],
  vegetation: [["M-72 52c-6-18 4-28-2-46M-58 54c8-16-2-26 6-40M48 56c-6-20 6-30 0-50M64 54c8-16 0-26 8-40M-84 50c-6-10-2-18-6-26", 4, 0.55], ["M-74 30l-9-5M-72 18l10-5M50 34l-10-5M50 20l11-6M66 36l10-6", 3, 0.55]],
  ruins: [["M-100 -30H-62V40H-100M100 -30H64V40H100M-62 56H64M-62 -60H64", 3, 0.5], ["M-90 -18v46M-78 -18v46M78 -18v46M90 -18v46M-50 60v-8M-20 60v-8M10 60v-8M40 60v-8", 2.5, 0.45]],
  desert: [["M-96 22c26-18 50-18 74 0s48 14 70-2M-60 52c20-13 40-13 60 0s40 10 58-2", 3, 0.5], ["M-70 -36c16-10 30-10 46 0M24 -46c16-10 32-10 48 0M-30 40c14-8 28-8 42 0", 2.5, 0.4]],
  caves: [["M-92 44l9-30 9 30M-70 54l7-22 7 22M58 54l9-32 9 32M82 42l7-22 6 20M-60 -56l7 20 7-20M44 -56l8 24 8-24", 3, 0.6], ["M-46 60h80", 2.5, 0.35]],
  volcanic: [["M-80 40l30-40 14 10 20-22 26 40 20-18 40 30", 3, 0.6]],
  crystalline: [["M-80 46l12-40 12 40zM-54 52l8-26 8 26zM52 52l12-44 12 44z", 3, 0.6]],
  cold: [["M-80 40l24-18 22 12 26-20 30 22 24-12 26 18", 3, 0.5]],
  hostile: [["M-80 44c6-22 10-30 22-40-2 16 4 24 2 40M50 52c4-24 14-34 28-40-4 16 2 26-4 40", 3.5, 0.6]],
  lethal: [["M-76 30a12 12 0 1 0 24 0a12 12 0 1 0-24 0M40 44a9 9 0 1 0 18 0a9 9 0 1 0-18 0M66 24a6 6 0 1 0 12 0a6 6 0 1 0-12 0", 3, 0.6]],
};

/** What is drawn over a Sector: of its first biome, and a little of the second. */
export function strokesOf(biomes: string[]): readonly Stroke[] {
  const [first = "rocky", second] = biomes.filter((biome) => biome !== "tutorial");
  return [...(STROKES[first] ?? []), ...(second ? (STROKES[second] ?? []).slice(0, 1).map(([path, width]): Stroke => [path, width, 0.28]) : [])];
}
