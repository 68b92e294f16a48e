/** What the rules say about things on the board, asked for while somebody looks at them. The latest question counts. */
import type { LookQuery } from "../../../kit/look/look";

type Inspect = ((query: LookQuery) => Promise<unknown>) | undefined;

const PATIENCE = 90; // ms: a pointer that only passes asks nothing

export class Asking<A> {
  answer = $state.raw<A | null>(null);
  private asked = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly inspect: () => Inspect) {}

  /** Ask these together, or nothing any more. `when` changes with the table, and the same is then asked again. */
  at(queries: LookQuery[] | null, when = ""): void {
    const wanted = queries ? `${when} ${JSON.stringify(queries)}` : "";
    if (wanted === this.asked) return;
    this.asked = wanted;
    clearTimeout(this.timer);
    if (!queries) {
      this.answer = null;
      return;
    }
    this.timer = setTimeout(() => void this.fetch(queries, wanted), PATIENCE);
  }

  private async fetch(queries: LookQuery[], wanted: string): Promise<void> {
    const inspect = this.inspect();
    if (!inspect) return;
    const found: Record<string, unknown> = {};
    for (const query of queries) {
      try {
        found[query.kind] = await inspect(query);
      } catch {
        // What the rules do not answer is not shown.
      }
      if (wanted !== this.asked) return;
    }
    this.answer = found as A;
  }
}
