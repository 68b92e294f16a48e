/** ISS Vanguard, as the client finds it. */
import type { GamePlugin } from "../../kit/plugin";

// texts: web-vanguard-name, web-vanguard-home-tale, web-vanguard-home-eyebrow, web-vanguard-home-title
const vanguard: GamePlugin = {
  emblem: "M24 6 L40 15 V33 L24 42 L8 33 V15 Z M24 14 V24 L33 29 M24 24 L15 29",
  colour: "#ffcf5c",
  picture: () => import("./home/Planet.svelte"),
  quickTable: { mode: "tutorial", seats: 1 },
  drawings: () => import("./drawings"),
  tutorial: () => import("./tutorial"),
  coach: () => import("./coach"),
};

export default vanguard;
