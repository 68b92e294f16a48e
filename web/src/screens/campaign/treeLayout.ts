/** Where the plates of a tree stand: one column for each step on the way, one row for each end, parents between. */
import type { Campaign } from "../../wire/types";
import { depthOf, goesOn, goingOnFrom, isBegun, BEGINNING } from "./chapters";

export interface Plate {
  number: number | null; // null: the chapter that comes next
  parent: number; // BEGINNING for those the campaign begins with
  column: number;
  row: number; // may lie between two rows
  here: boolean; // the campaign goes on here
}

export interface TreeLayout {
  plates: Plate[];
  columns: number;
  rows: number;
}

export function layOut(campaign: Campaign): TreeLayout {
  const next = goesOn(campaign);
  const plates: Plate[] = [];
  let rows = 0;

  /** Everything that goes on from there, and the row in its middle; null if nothing does. */
  function below(number: number, column: number): number | null {
    const middles = goingOnFrom(campaign, number).map((chapter) => {
      const row = below(chapter.number, column + 1) ?? rows++;
      plates.push({ number: chapter.number, parent: number, column, row, here: next !== null && isBegun(next) && next.number === chapter.number });
      return row;
    });
    if (next && !isBegun(next) && next.after === number) {
      const row = rows++;
      plates.push({ number: null, parent: number, column, row, here: true });
      middles.push(row);
    }
    return middles.length ? (middles[0]! + middles.at(-1)!) / 2 : null;
  }

  below(BEGINNING, 0);
  plates.sort((one, other) => one.column - other.column || one.row - other.row);
  return { plates, columns: Math.max(0, ...plates.map(({ column }) => column + 1)), rows };
}

/** The chapters on the way to where the campaign goes on: their pipe is lit. */
export function lit(campaign: Campaign): Set<number> {
  const next = goesOn(campaign);
  const end = next ? (isBegun(next) ? next.number : next.after) : (campaign.chapters.at(-1)?.number ?? BEGINNING);
  const on = new Set<number>();
  for (let number = end; number !== BEGINNING && depthOf(campaign, number); number = campaign.chapters[number - 1]!.parent) on.add(number);
  return on;
}
