/** The icons on the table of ISS Vanguard, by who drew them (game-icons.net; CC BY 3.0 asks for their names). */
// prettier-ignore
export const DRAWN_BY = {
  "Andy Meneely": ["police-badge"],
  Delapouite: [
    "ancient-ruins", "backpack", "binoculars", "cargo-crate", "cave-entrance", "desert", "fern", "flag-objective",
    "graduate-cap", "night-sleep", "perspective-dice-six-faces-random", "star-medal", "stop-sign", "upgrade", "war-pick",
  ],
  Faithtoken: ["card-random", "minerals"],
  Lorc: [
    "bandage-roll", "big-wave", "boot-prints", "brain", "broken-bone", "campfire", "circuitry", "claw-slashes", "compass",
    "crystal-cluster", "crystal-growth", "dna1", "hammer-nails", "hazard-sign", "hourglass", "laurels",
    "magnifying-glass", "microchip", "open-book", "padlock", "paw-print", "peaks", "punch", "ringed-planet",
    "scroll-unfurled", "skull-crossed-bones", "snowflake-1", "spanner", "squid", "uncertainty", "virus", "volcano",
  ],
  "Lord Berandas": ["microscope"],
  Sbed: ["battery-pack", "shield"],
  Skoll: ["atom"],
} as const;

export type IconName = (typeof DRAWN_BY)[keyof typeof DRAWN_BY][number];

/** What a Section die shows besides the three faces that every die has. */
export const SKILLS: Record<string, IconName> = {
  physical: "punch", gather: "war-pick", defend: "shield",
  scout: "compass", biology: "dna1", xenology: "squid",
  construct: "hammer-nails", science: "atom", tech: "microchip",
}; // prettier-ignore

export const BIOMES: Record<string, IconName> = {
  caves: "cave-entrance", crystalline: "crystal-growth", lethal: "skull-crossed-bones", desert: "desert", cold: "snowflake-1",
  hostile: "claw-slashes", rocky: "peaks", ruins: "ancient-ruins", tutorial: "graduate-cap", vegetation: "fern",
  vacuum: "ringed-planet", volcanic: "volcano", aquatic: "big-wave",
}; // prettier-ignore

export const SECTIONS: Record<string, IconName> = {
  security: "police-badge", recon: "binoculars", science: "microscope", engineering: "spanner",
}; // prettier-ignore

export const DISCOVERIES: Record<string, IconName> = {
  micro: "virus", tech: "circuitry", mineral: "minerals", flora: "fern", specimen: "paw-print",
}; // prettier-ignore
