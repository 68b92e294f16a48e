/** What a screen reader says of choices on the board. */
import { t } from "../../state/app.svelte";
import type { Blocked } from "../../wire/types";
import type { Plan } from "../proposal/plan";
import type { Pointed } from "./pointed";

/** The thing and the choice about it: its key, or why not. */
export function withChoice(label: string, pointed: Pointed | undefined): string {
  if (!pointed) return label;
  // Of hundreds only the first have keys.
  if (!pointed.blocked) return pointed.keys ? t("web-kit-option", { label, key: pointed.keys }) : t("web-kit-option-open", { label });
  const [first] = pointed.choices;
  return t("web-kit-option-blocked", { label, why: first ? t((first.option as Blocked).why) : "" });
}

/** The thing and what could be done by pointing at it. */
export function withPlans(label: string, plans: Plan[] | undefined): string {
  return plans ? t("web-proposal-reach", { label, deeds: plans.map(({ deed }) => deed) }) : label;
}
