/** What sort of card an id names. */
export type Sort = "nexus" | "event" | "skill" | "equipment" | "deployable" | "weapon" | "ability" | "feat" | "power" | "mode" | "model";

const SORTS: Record<string, Sort> = {
  nx: "nexus", ev: "event", sk: "skill", eq: "equipment", dp: "deployable", wp: "weapon", ab: "ability", cr: "ability", aa: "ability",
  ba: "ability", ft: "feat", ps: "power", md: "mode", mc: "model", ag: "model", bs: "model",
}; // prettier-ignore

export const sortOf = (card: string): Sort => SORTS[card.slice(0, 2)] ?? "equipment";
