/** How somebody is told apart: a colour and a pattern, always together. */
export interface Look {
  colour: string;
  dark: string; // of the pattern on the colour
  pattern: string; // of an 8 by 8 tile, as an SVG path to stroke
  width: number; // of that stroke
}

/** Whoever has no look yet. */
export const FACELESS = "#8aa0a9";

const CHEVRONS = "M0 6l4-4 4 4";
const DOTS = "M4 2.5a1.5 1.5 0 110 3 1.5 1.5 0 110-3z";
const BARS = "M1.3 0v8M5.3 0v8";
const DIAGONALS = "M-2 2l4-4M-2 10L10-2M6 10l4-4";
const CROSSES = "M4 1.2v5.6M1.2 4h5.6";
const RINGS = "M4 1.2a2.8 2.8 0 110 5.6 2.8 2.8 0 110-5.6z";

/** Looks for seats in games that have no faces of their own: the first seat has the first. */
const SEATS: Look[] = [
  { colour: "#6db8ff", dark: "#05131f", pattern: CHEVRONS, width: 2 },
  { colour: "#f4d35e", dark: "#231c02", pattern: BARS, width: 2 },
  { colour: "#d99bff", dark: "#1a0626", pattern: DOTS, width: 1.5 },
  { colour: "#ff9466", dark: "#2a0d02", pattern: DIAGONALS, width: 2.4 },
  { colour: "#7fe0b8", dark: "#04231a", pattern: CROSSES, width: 1.8 },
  { colour: "#ffffff", dark: "#1c2429", pattern: RINGS, width: 1.4 },
];

export const seatLook = (seat: number): Look => SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!;
