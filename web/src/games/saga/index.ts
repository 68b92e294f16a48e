/** Star Saga, as the client finds it. */
import type { GamePlugin } from "../../kit/plugin";

// texts: web-saga-name, web-saga-home-tale, web-saga-home-eyebrow, web-saga-home-title, web-saga-scenario
const saga: GamePlugin = {
  emblem: "M8 30 L24 8 L40 30 L24 40 Z M16 28 L24 17 L32 28 L24 33 Z",
  colour: "#ff8fd0",
  picture: () => import("./home/Corridor.svelte"),
  quickTable: { mode: "together", seats: 1 },
  drawings: () => import("./drawings"),
  tutorial: () => import("./tutorial"),
  coach: () => import("./coach"),
};

export default saga;
