/**
 * Rows that slide while somebody aims at them: odds come in and push rows down. Nobody sees that and aims anew in a quarter
 * of a second, so what is pressed that soon was meant for the row that stood there before.
 */
export interface Stretch {
  top: number;
  bottom: number;
}

export class RowShifts {
  private stood: Stretch[] = []; // before the last change
  private stoodBefore: Stretch[] = []; // before the last change that moved something
  private until = 0;

  constructor(private readonly lasts: number) {}

  /** Where the rows stand before something changes. */
  before(rows: Stretch[]): void {
    this.stood = rows;
  }

  /** Where they stand now. */
  after(rows: Stretch[], now: number): void {
    if (this.stood.length !== rows.length || rows.every((row, at) => Math.abs(row.top - this.stood[at]!.top) < 1)) return;
    if (now >= this.until) this.stoodBefore = this.stood; // while rows slide again and again, where they stood at first
    this.until = now + this.lasts;
  }

  /** Which row a press at this height of the screen is meant for: the one it met, another one, or -1 for none. */
  meant(met: number, y: number, now: number): number {
    return now < this.until ? this.stoodBefore.findIndex(({ top, bottom }) => y >= top && y <= bottom) : met;
  }
}
