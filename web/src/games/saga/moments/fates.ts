/** What a roll may do to its target, as the rules work it out. */
import { t } from "../../../state/app.svelte";
import type { Said, Value } from "../../../wire/types";
import type { AttackOdds } from "../board/answers";

export interface Fate {
  what: string; // with its chance
  chance: number;
  good: boolean; // for whoever attacks
}

const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)));

function inWords(what: string, chance: number): string {
  if (chance >= 0.9995) return t("web-play-odds-certain", { what });
  return t("web-play-odds", { what, percent: percent(chance) });
}

/** `named` are the arguments of the option, which name the target; what cannot happen is left out. */
export function fatesOf({ chances, eliminated, crippled }: AttackOdds, named: NonNullable<Said["args"]>): Fate[] {
  const [none = 0] = chances;
  const fate = (message: string, target: string, who: unknown, chance: number, good: boolean): Fate[] =>
    chance > 0.0005 ? [{ what: inWords(t(message, { [target]: who as Value } as NonNullable<Said["args"]>), chance), chance, good }] : [];
  const piece = named["piece"];
  if (piece !== undefined)
    return [...fate("saga-odds-destroyed", "what", piece, eliminated, true), ...fate("saga-odds-unharmed", "target", piece, none, false)];
  const who = named["who"];
  return [
    ...fate("saga-odds-eliminated", "who", who, eliminated, true),
    ...fate("saga-odds-crippled", "who", who, crippled, true),
    ...fate("web-saga-aim-wounded", "who", who, 1 - none - eliminated - crippled, true),
    ...fate("saga-odds-unharmed", "target", who, none, false),
  ];
}
