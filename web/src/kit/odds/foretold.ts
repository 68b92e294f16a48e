/** What an option may bring, put together from every way that it can be gone: which target, which Room, which weapon. */
import type { OptionOdds, Outcome } from "../../wire/types";

/** An outcome whose chance lies between `chance` and `most`, depending on the way; without `most` it is the same in all. */
export interface ForetoldOutcome extends Outcome {
  most?: number;
}

export interface Foretold {
  exact: boolean;
  outcomes: ForetoldOutcome[];
  /** The ways differ. */
  depends: boolean;
  /** Why there are no odds, as a message id; "" where nothing is withheld. */
  withheld: string;
}

/** Chances that are the same in words. */
const ALIKE = 0.005;

const key = ({ text, args }: Outcome): string => JSON.stringify([text, args ?? {}]);

export function foretold(ways: OptionOdds[], withheld = ""): Foretold {
  const outcomes = ways.length === 1 ? ways[0]!.outcomes : [...kinds(ways).values()].map((one) => spread(one, ways));
  const unknown = ways.some(({ until }) => until === "unknown");
  return {
    exact: ways.every(({ exact }) => exact),
    outcomes,
    depends: outcomes.some((one) => "most" in one && differs(one, ways)),
    withheld: unknown ? "web-play-odds-unknown" : outcomes.length ? "" : withheld,
  };
}

/** Whether more than the inaccuracy of sampling lies between the ways. */
function differs(outcome: Outcome, ways: OptionOdds[]): boolean {
  const found = ways.map(({ outcomes }) => outcomes.find((one) => key(one) === key(outcome)));
  const low = found.map((one) => one?.between?.[0] ?? one?.chance ?? 0);
  const high = found.map((one) => one?.between?.[1] ?? one?.chance ?? 0);
  return Math.max(...low) > Math.min(...high);
}

/** Each outcome that some way may have, once. */
function kinds(ways: OptionOdds[]): Map<string, Outcome> {
  return new Map(ways.flatMap(({ outcomes }) => outcomes.map((one) => [key(one), one] as const)));
}

/** The interval of a sampled chance says nothing about the chances of other ways, so it is left out. */
function spread({ text, args }: Outcome, ways: OptionOdds[]): ForetoldOutcome {
  const same = { text, args };
  const chances = ways.map(({ outcomes }) => outcomes.find((one) => key(one) === key(same as Outcome))?.chance ?? 0);
  const [chance, most] = [Math.min(...chances), Math.max(...chances)];
  return { ...(same as Outcome), chance: most - chance < ALIKE ? most : chance, ...(most - chance < ALIKE ? {} : { most }) };
}
