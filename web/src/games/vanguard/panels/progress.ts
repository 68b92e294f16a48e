/** Numbers of the exploration that are worked out for the eye. */
import type { Box } from "../box";

/** What the Lead tokens of a pile are worth together. */
export const leadValue = (tokens: string[], leads: Box["leads"]): number => tokens.reduce((sum, token) => sum + (leads[token]?.value ?? 0), 0);
