/** How a row of the action stands: in words, and by which icon it is missed. */
import { t } from "../../../state/app.svelte";
import type { CheckFacts, RowNow } from "./checkFacts.svelte";

export interface Standing {
  facts: CheckFacts | null;
  rolled: boolean;
  marked: string; // the row that is marked already
  best: string | null; // the row that is marked, or would be now
}

export function standingOf({ facts, rolled, marked, best }: Standing, row: string): string {
  if (marked) return marked === row ? t("web-vanguard-check-marked") : "";
  const line = facts?.rows[row];
  if (!rolled || !line) return "";
  if (line.paid === null) return t(line.short.length ? "web-vanguard-check-one-more" : "web-vanguard-check-not-met");
  if (row !== best) return row === "red" ? "" : t("web-vanguard-check-met-too");
  return t(row === "red" ? "web-vanguard-check-stands" : line.natural ? "web-vanguard-check-met" : "web-vanguard-check-met-wild");
}

const FEW = 4; // missing icons that are shown

export function missingOf({ rolled, marked }: Standing, line: RowNow | undefined): string[] {
  return rolled && !marked && line && line.short.length <= FEW ? line.short : [];
}
