/** Faces of the crew and of those who speak in the Logs: own drawings, put together from a few parts (`Bust.svelte`), 64 by 64. */
export type Hair =
  | "short" | "crop" | "side" | "long" | "bob" | "bun" | "curls" | "afro" | "braid" | "bald" | "scarf" | "topknot" | "tail"; // prettier-ignore
export type Beard = "" | "stubble" | "full" | "moustache" | "goatee";

export interface Face {
  skin: readonly [lit: string, dark: string];
  hair: Hair;
  tone: string; // of the hair, or of a scarf
  beard?: Beard;
  glasses?: boolean;
  scar?: boolean;
  old?: boolean; // lines in the face
}

const SKIN = {
  pale: ["#f6d3b8", "#c08f72"], fair: ["#eebf98", "#ac7552"], tan: ["#d9a273", "#8d5c38"],
  olive: ["#c68d5f", "#76482b"], brown: ["#a06a44", "#5d361e"], dark: ["#7d4c30", "#422213"],
} as const; // prettier-ignore

const face = (skin: keyof typeof SKIN, hair: Hair, tone: string, more: Partial<Face> = {}): Face => ({ skin: SKIN[skin], hair, tone, ...more });

// prettier-ignore
const CREW: Record<string, Face> = {
  c01: face("pale", "braid", "#e8cf8a"), c02: face("brown", "curls", "#1b1310", { beard: "full" }), c03: face("dark", "crop", "#15100d"),
  c04: face("fair", "bald", "#3b2a1e", { beard: "full", scar: true }), c05: face("olive", "bun", "#231612"), c06: face("dark", "crop", "#17110e", { beard: "goatee" }),
  c07: face("pale", "bob", "#d9b36a"), c08: face("tan", "topknot", "#1d1511", { beard: "stubble" }), c09: face("pale", "side", "#b3542a", { old: true }),
  c10: face("fair", "side", "#2b201a", { beard: "moustache" }), c11: face("olive", "scarf", "#5a7fb8"), c12: face("fair", "short", "#8a5f3a", { scar: true }),
  c13: face("tan", "long", "#16110f"), c14: face("brown", "long", "#1a1210", { beard: "stubble" }), c15: face("olive", "scarf", "#8d5a86"),
  c16: face("pale", "tail", "#7b4f2c"), c17: face("dark", "afro", "#1a120e"), c18: face("tan", "curls", "#33221a", { beard: "stubble" }),
  c19: face("pale", "bun", "#d5d2c8", { glasses: true, old: true }), c20: face("olive", "side", "#18120f", { beard: "moustache" }), c21: face("tan", "bob", "#2c1b13"),
  c22: face("dark", "bald", "#15100d", { beard: "goatee", glasses: true }), c23: face("olive", "curls", "#3a241a"), c24: face("fair", "bob", "#14100f"),
  c25: face("pale", "crop", "#c9a565", { beard: "full" }), c26: face("dark", "braid", "#17100d"), c27: face("tan", "short", "#2a1c14", { beard: "stubble" }),
  c28: face("pale", "tail", "#c8603a"), c29: face("brown", "short", "#15100d", { glasses: true }), c30: face("fair", "side", "#a9a49b", { glasses: true, old: true }),
  c31: face("brown", "side", "#161110", { beard: "full" }), c32: face("fair", "crop", "#2d1d16"), c33: face("brown", "afro", "#241812", { beard: "goatee" }),
  c34: face("fair", "bun", "#151112", { glasses: true }), c35: face("olive", "tail", "#30221a", { beard: "stubble" }), c36: face("pale", "short", "#e2d6b0", { old: true }),
};

const SPEAKERS: Record<string, Face> = {
  captain: face("dark", "crop", "#bdb7ad", { old: true }),
  bridge: face("fair", "side", "#9a5a2e", { glasses: true }),
  berth: face("fair", "side", "#4b3a2c", { beard: "moustache", old: true }),
};

export const faceOf = (id: string): Face | undefined => CREW[id] ?? SPEAKERS[id];

/** Hair behind the head and over it, in the square of 64. */
export const HAIR: Record<Hair, { behind?: string; over: string; light?: string }> = {
  short: { over: "M19 30C15.500 13 23 8 32 8s16.500 5 13 22c-1.500-6-4-9.500-13-9.500S20.500 24 19 30z", light: "M22 20c2-6 6-9 11-9-4 2-8 4-11 9z" },
  crop: { over: "M20 26.500C17.500 14 24 10.500 32 10.500s14.500 3.500 12 16c-1.500-5-4.500-7.500-12-7.500s-10.500 2.500-12 7.500z" },
  side: { over: "M19 31C14.500 12 24 7 33 7c9 0 15.500 6 12 24-1-6-3-9.500-6.500-11.500C34 23 27 24 21.500 22.500 20 25 19 28 19 31z", light: "M22 19c3-6 8-9 14-9-5 2-9 5-14 9z" },
  long: { behind: "M15 52C11 21 19 6 32 6s21 15 17 46c-3 2.500-6 1.500-8-.500V26H23v25.500c-2 2-5 3-8 .500z", over: "M19 31C16 14 24 8.500 32 8.500S48 14 45 31c-2-7-5-11-13-13-6 3-11 6-13 13z", light: "M22 20c3-6 6-8 10-9-3 3-6 5-10 9z" },
  bob: { behind: "M16.500 43C11 18 20 6.500 32 6.500S53 18 47.500 43c-2 2-4.500 2-6.500 0V26H23v17c-2 2-4.500 2-6.500 0z", over: "M19 30C16 14 24 8.500 32 8.500S48 14 45 30c-3-5-7-8-13-8s-10 3-13 8z", light: "M22 20c2-5 6-8 10-9-3 3-7 5-10 9z" },
  bun: { behind: "M32 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14z", over: "M19 30C16 14 24 9 32 9s16 5 13 21c-2-6-6-11-13-11s-11 5-13 11z", light: "M23 19c2-4 5-6 9-7-3 2-6 4-9 7z" },
  curls: { behind: "M18 30a7 7 0 0 1-2-11a7 7 0 0 1 6-10a8 8 0 0 1 11-4a8 8 0 0 1 11 5a7 7 0 0 1 4 10a7 7 0 0 1-2 10z", over: "M19 28c-1-6 2-8 4-8s2-4 6-4 4 3 7 2 7 1 7 4 3 3 2 7c-1-4-3-6-5-6s-4-3-7-2-4-1-7 1-5 1-7 6z" },
  afro: { behind: "M32 2c13 0 20 9 19 20-1 9-6 13-9 13H22c-3 0-8-4-9-13C12 11 19 2 32 2z", over: "M19.500 29c-1-8 4-12 12.500-12s13.500 4 12.500 12c-2-5-6-7.500-12.500-7.500S21.500 24 19.500 29z", light: "M18 16c3-6 7-9 13-10-6 3-9 6-13 10z" },
  braid: { behind: "M43 22c8 4 6 12 4 17s-2 9 1 14c-4 1-7-1-7-5 0-7 4-10 2-16z", over: "M19 30C15 13 23 8 32 8s17 5 13 22c-2-7-5-9-8-10-6 2-14 3-18 10z", light: "M22 19c3-6 7-8 12-8-5 2-8 5-12 8z" },
  bald: { over: "" },
  scarf: { behind: "M14 54C10 22 17 7 32 7s22 15 18 47z", over: "M18.500 34C16 15 24 10.500 32 10.500S48 15 45.500 34c-1-9-5-14-13.500-14s-12.500 5-13.500 14z", light: "M21 22c3-6 6-8 11-9-4 2-7 5-11 9z" },
  topknot: { behind: "M32 0a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11z", over: "M20 25C18.500 14 24 10 32 10s13.500 4 12 15c-2-4-5-6.500-12-6.500S22 21 20 25z" },
  tail: { behind: "M41 12c10 2 10 12 7 22-1 5 0 8 2 11-5 0-8-3-8-8 0-8 2-12-1-18z", over: "M19 29C16 14 23 8.500 32 8.500S48 14 45 29c-2-5-5-9-12-9.500-6 0-12 3-14 9.500z", light: "M22 19c3-5 6-8 11-8-4 2-8 5-11 8z" },
}; // prettier-ignore

export const BEARDS: Record<Exclude<Beard, "">, string> = {
  stubble: "M21 36c1.500 8 5.500 11.500 11 11.500S41.500 44 43 36c-1.500 3-3 4-5 3.500-3-1.500-9-1.500-12 0-2 .5-3.500-.5-5-3.500z",
  full: "M20.500 33c1 3 2.500 4.500 4.500 4.500 3-2 11-2 14 0 2 0 3.500-1.500 4.500-4.500.5 11-4 18-11.500 18s-12-7-11.500-18z",
  moustache: "M25 39.500c2-3 5-3 7-1.500 2-1.500 5-1.500 7 1.500-3-.8-5-.5-7 .2-2-.7-4-1-7-.2z",
  goatee: "M27.500 43.500c2-1 7-1 9 0-.5 4-2.500 6-4.500 6s-4-2-4.500-6z",
}; // prettier-ignore
