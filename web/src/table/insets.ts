/** How much of each edge the plates cover, so that the board keeps every option in sight. */
import type { DrawingProps, Panels } from "../kit/drawings";
import type { TableStore } from "../state/table.svelte";
import type { TableUi } from "./ui.svelte";

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What every layout gets, and what it says about itself. */
export interface LayoutProps {
  store: TableStore;
  ui: TableUi;
  drawing: DrawingProps;
  panels: Panels; // those of this game at this moment
  oninsets: (insets: Insets) => void;
}

const BOARD_SHAPE = 1.6; // about as wide as high

/** Of two places for the board, the one where it is drawn larger. */
export function roomier(one: Insets, other: Insets, width: number, height: number): Insets {
  const size = (free: Insets): number =>
    Math.min((width - free.left - free.right) / BOARD_SHAPE, height - free.top - free.bottom);
  return size(one) >= size(other) ? one : other;
}
