/** A Mercenary with everything that a campaign remembers of it, at the table or on a sheet between two missions. */
import type { Box } from "../box";
import type { Colour, Item, Mercenary, Played, Status, Veteran } from "../state";

/** What a campaign hands on from mission to mission. */
export interface Sheet {
  campaign: string;
  played: Played[];
  squad: Veteran[];
  flags: Record<string, string>;
  following: string[];
  finale: string;
}

export interface Member {
  card: string;
  name: string; // at the table
  colour: Colour | null;
  wounds: number;
  shieldWounds: number;
  items: Item[]; // beside those printed on its card
  skills: string[];
  gained: string[]; // attributes beside those printed on its card
  experience: number;
  tokens: number;
  points: number;
  status: Status | ""; // "" between missions
}

export function memberOf({ model, colour, items, skills, attributes, experience, tokens, victory_points, status }: Mercenary, box: Box | null): Member {
  const printed = box?.mercenaries[model.kind];
  return {
    card: model.kind,
    name: model.name,
    colour,
    wounds: model.wounds,
    shieldWounds: model.shield_wounds,
    items: items.filter(({ card }) => !printed?.gear?.includes(card)),
    skills,
    gained: attributes.filter((one) => printed && !printed.keywords.includes(one)),
    experience,
    tokens,
    points: victory_points,
    status,
  };
}

export const memberOfVeteran = ({ card, wounds, items, skills, attributes, experience, tokens, victory_points }: Veteran, colour: Colour | null): Member => ({
  card,
  name: card.replace(/^mc-/, ""),
  colour,
  wounds,
  shieldWounds: 0,
  items,
  skills,
  gained: attributes,
  experience,
  tokens,
  points: victory_points,
  status: "",
});

/** Somebody as the card is printed, for whoever thinks about hiring. */
export const fresh = (card: string, colour: Colour | null): Member =>
  memberOfVeteran({ card, wounds: 0, items: [], skills: [], attributes: [], experience: 0, tokens: 0, victory_points: 0 }, colour);

/** Everybody starts at level 1; the next level costs as many tokens as the present one. */
export const levelOf = ({ skills }: Pick<Member, "skills">): number => skills.length + 1;

export const TRACK = 15; // points for a token

const STATS = ["move", "shoot", "assault", "defence", "tech"] as const;
export type Stat = (typeof STATS)[number];

/** The printed characteristics, and what permanent cards make of them. */
export function statsOf(card: string, cards: string[], box: Box | null): { stat: Stat; printed: number; now: number }[] {
  const facts = box?.mercenaries[card];
  if (!box || !facts) return [];
  return STATS.map((stat) => {
    const printed = facts[stat] ?? 0;
    const raised = cards.reduce((sum, one) => sum + (box.skills[one]?.raises[stat] ?? box.equipment[one]?.raises[stat] ?? 0), printed);
    return { stat, printed, now: Math.min(raised, box.highest[stat] ?? raised) };
  });
}

/** What is in one list and not in the other, each card as often as it is more there. */
export function more(cards: string[], than: string[]): string[] {
  const left = [...than];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What a mission has made of somebody: cards that came and went, what was learned. */
export interface Change {
  found: string[];
  lost: string[];
  learned: string[];
  gained: string[];
  wounds: number;
  levels: number;
}

export function changeOf(now: Member, before: Member | undefined): Change | null {
  if (!before) return null;
  const cards = (one: Member): string[] => one.items.map(({ card }) => card);
  return {
    found: more(cards(now), cards(before)),
    lost: more(cards(before), cards(now)),
    learned: more(now.skills, before.skills),
    gained: more(now.gained, before.gained),
    wounds: now.wounds - before.wounds,
    levels: levelOf(now) - levelOf(before),
  };
}

/** The most that so many points bring, sent in as few shipments as possible. */
export function worthOf(points: number, rates: number[]): number {
  const largest = rates.length;
  if (!largest) return 0;
  const rest = points % largest;
  return Math.floor(points / largest) * rates[largest - 1]! + (rest ? rates[rest - 1]! : 0);
}
