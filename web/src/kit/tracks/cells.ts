/** Spaces of a track: each kind has a colour, an edge and a mark of its own, so that they are told apart without colour. */
export interface Cell {
  fill: string;
  edge: string;
  mark: "" | "chevrons" | "stripes" | "cross" | "tick";
  ink: string; // of the mark
}

export const PLAIN: Cell = { fill: "#22353f", edge: "#587380", mark: "", ink: "" };
export const BLUE: Cell = { fill: "#1d4468", edge: "#79b8ee", mark: "chevrons", ink: "#a9d4ff" };
export const YELLOW: Cell = { fill: "#6b5310", edge: "#ffd23f", mark: "stripes", ink: "#ffd23f" };
export const GREEN: Cell = { fill: "#1c5140", edge: "#7fe0b8", mark: "tick", ink: "#c9ffe6" };
export const END: Cell = { fill: "#8c1f26", edge: "#ff6464", mark: "cross", ink: "#fff" };

/** A mark in the middle of a space that begins at x. */
export function markPath(mark: Cell["mark"], x: number, width: number): string {
  const middle = x + width / 2;
  switch (mark) {
    case "chevrons":
      return `M${middle - 3} 7l3 3 3-3M${middle - 3} 12l3 3 3-3`;
    case "stripes":
      return `M${middle - 7} 19l6-16M${middle + 1} 19l6-16`;
    case "tick":
      return `M${middle - 4} 11l3 3 5-7`;
    case "cross":
      return `M${middle - 4} 7l8 8m0-8l-8 8`;
    default:
      return "";
  }
}

/** A track of plain spaces up to its end, with some of another kind. */
export function trackTo(end: number, marked: number[], kind: Cell): Cell[] {
  return Array.from({ length: end + 1 }, (_, at) => (at === end ? END : marked.includes(at) ? kind : PLAIN));
}
