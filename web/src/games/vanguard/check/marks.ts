/** The marks of the rows: a star, a tick, a cross; so they are told apart without their colours. */
export const ROW_MARKS: Record<string, { d: string; filled: boolean }> = {
  yellow: { d: "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z", filled: true },
  green: { d: "M3 13l6 6L21 5", filled: false },
  red: { d: "M5 5l14 14M19 5L5 19", filled: false },
};

/** What the Injury die and the Danger die show, in a square of 24: drop, bone, waves, star; one, two, three peaks. */
export const SYMBOL_MARKS: Record<string, string> = {
  damage: "M12 3C16 9 18 12 18 15.500A6 6 0 0 1 6 15.500C6 12 8 9 12 3Z",
  heavy: "M8 2L14 9L10 12L17 22M16 3L20 8M4 14L8 21",
  mental: "M4 9C7 5 9 13 12 9S17 5 20 9M4 16C7 12 9 20 12 16S17 12 20 16",
  special: "M12 2V22M3.500 7L20.500 17M20.500 7L3.500 17",
  common: "M3 19L12 5L21 19Z",
  uncommon: "M1 19L8 7L15 19M9 19L16 7L23 19",
  rare: "M1 20L6 11L11 20M13 20L18 11L23 20M7 11L12 2L17 11",
  blank: "M7 12H17",
};
