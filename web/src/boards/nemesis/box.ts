export { box, loadBox } from "./box.svelte";
export type { Box, CardFacts, Colour, ItemFacts, RoomFacts, WeaponFacts, When } from "./box.svelte";
