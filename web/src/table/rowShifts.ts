/**
 * Rows that slide while somebody aims at them: odds come in above a row and push it down. A row that has just moved is deaf
 * for a moment, as a new question is: whatever is pressed so soon was meant for what stood there before.
 */
export class RowShifts {
  private tops = new Map<Element, number>();
  private readonly hears = new WeakMap<Element, number>();

  constructor(private readonly deafFor: number) {}

  /** Where the rows stand before something changes. */
  before(rows: Iterable<Element>): void {
    this.tops = new Map([...rows].map((row) => [row, row.getBoundingClientRect().top]));
  }

  /** It has changed: the rows that stand elsewhere now are deaf for a while. */
  after(now: number): void {
    for (const [row, top] of this.tops)
      if (row.isConnected && Math.abs(row.getBoundingClientRect().top - top) >= 1) this.hears.set(row, now + this.deafFor);
  }

  deaf(row: Element, now: number): boolean {
    return now < (this.hears.get(row) ?? 0);
  }
}
