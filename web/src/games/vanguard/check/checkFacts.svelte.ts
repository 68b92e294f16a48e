/** What the rules say about the Dice Check that is being made, and the odds of the dice that are being chosen for it. */
import type { Choice } from "../../../kit/drawings";
import type { LookQuery } from "../../../kit/look/look";
import type { Ask, Ref, Value } from "../../../wire/types";
import type { ActionFacts, Needs, Words } from "../box";
import type { VanguardState } from "../state";
import { diceOf, placesOf } from "./reading";

export interface RowNow {
  paid: number[] | null; // places of the dice that would pay it; null: they do not
  way: number; // which of its ways they pay; -1 for none
  natural: boolean; // without wild icons
  short: string[]; // icons of which one more would do
}

export interface EffectNow {
  needs: Needs;
  says: Words;
  track: string; // that it moves; "" for none
  jump: string; // the row that it leads to at once; "" for none
  times: number; // it is met by natural icons
  most: number; // with wild ones
  paid: number[];
  way: number;
}

export interface ComboNow {
  value: Value;
  called: Ref;
  needs: Needs;
  says: Words;
  paid: number[];
  way: number;
}

export interface CheckFacts {
  name: string; // of the action
  pool: [string, string, string][]; // owner, kind and face of the dice that all places are about
  called: Ref | null;
  action: ActionFacts | null; // null: the check of Prepare
  tracks: Record<string, number>;
  converts: [string, string][];
  rows: Record<string, RowNow>;
  effects: EffectNow[];
  combos: ComboNow[];
  injuries: ({ card: string; says: Words } | null)[];
  dangers: (Words | null)[];
}

export interface TrackOdds {
  at: number;
  length: number;
  steps: [number, number][];
  any: number;
  full: number;
}

export interface CheckOdds {
  dice: number;
  rows: Record<string, number>;
  none: number;
  tracks: Record<string, TrackOdds>;
}

type Inspect = ((query: LookQuery) => Promise<unknown>) | undefined;

/** An answer of the rules, asked for again when what it follows from has changed; the one before stays until then. */
class Answer<T> {
  now = $state.raw<T | null>(null);
  private asked = "";

  constructor(private readonly keeps: boolean) {}

  look(query: LookQuery | null, follows: string, inspect: Inspect): void {
    const wanted = query && inspect ? JSON.stringify(query) + follows : "";
    if (wanted === this.asked) return;
    this.asked = wanted;
    if (!query || !inspect) {
      this.now = null;
      return;
    }
    inspect(query).then(
      (answer) => {
        if (wanted === this.asked) this.now = answer as T | null;
      },
      () => {
        if (wanted !== this.asked) return;
        this.asked = ""; // the next change asks again
        if (!this.keeps) this.now = null; // odds of other dice are worse than none
      },
    );
  }
}

export const checkFacts = (): Answer<CheckFacts> => new Answer<CheckFacts>(true);
export const checkOdds = (): Answer<CheckOdds> => new Answer<CheckOdds>(false);

/** The facts as far as they are about what is shown: the rules may be a step ahead of the screen. */
export function factsShown(facts: CheckFacts | null, { check }: VanguardState): CheckFacts | null {
  if (!facts || !check || facts.name !== check.action) return null;
  const shown = check.dice.map(({ owner, kind, face }) => [owner, kind, face]);
  if (JSON.stringify(shown) === JSON.stringify(facts.pool)) return facts;
  const rows = Object.fromEntries(Object.entries(facts.rows).map(([row, now]) => [row, { ...now, paid: null, short: [] }]));
  const effects = facts.effects.map((effect) => ({ ...effect, times: 0, most: 0, paid: [] }));
  return { ...facts, rows, effects, combos: [], injuries: [], dangers: [] };
}

/** What the facts of a check follow from. */
export const followsFrom = ({ check, condition, tracks, crew }: VanguardState): string =>
  JSON.stringify([check, condition, tracks, crew.find(({ section }) => section === check?.who)]);

/** Questions in which dice are chosen before they are rolled: several of one's own, or one of a helper's. */
const CHOOSING = ["dice", "assist"];

export const choosesDice = (ask: Pick<Ask, "kind"> | null): boolean => ask !== null && CHOOSING.includes(ask.kind);

/** Whether dice of the pool are chosen to be rolled again. */
export const rollsAgain = (ask: Ask | null): boolean => ask?.kind === "pick-dice" && ask.about["word"] === "reroll";

/** The odds of what is picked, or of what a helper looks at; null where no dice are being chosen. */
export function oddsQuery(state: VanguardState, ask: Ask | null, choices: Choice[], focused: Value | undefined): LookQuery | null {
  const { check } = state;
  if (!check || !ask || !check.action.includes(":")) return null;
  const query = { kind: "odds", action: check.action, who: check.who };
  const offered = choices.filter(({ blocked }) => !blocked);
  const picked = offered.filter((choice) => choice.picked).map(({ option }) => option.value);
  if (rollsAgain(ask)) {
    const again = placesOf(picked.flatMap((value) => diceOf(ask, value)), check.dice);
    return again.length ? { ...query, again } : null;
  }
  if (!choosesDice(ask) || check.dice.some(({ face }) => face)) return null;
  const looked = offered.find(({ option }) => option.value === focused);
  return { ...query, of: ask.about["who"] as string, dice: ask.kind === "dice" ? picked : looked ? [looked.option.value] : [] };
}
