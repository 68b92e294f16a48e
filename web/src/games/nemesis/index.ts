/** Nemesis, as the client finds it. */
import type { GamePlugin } from "../../kit/plugin";

// texts: web-nemesis-name, web-nemesis-home-eyebrow, web-nemesis-home-title, web-nemesis-home-tale
const nemesis: GamePlugin = {
  emblem: "M6 24L20 12H38L42 18V30L38 36H20ZM20 12V36M28 12V36M12 24H20",
  colour: "#6ff0cf",
  picture: () => import("./home/Ship.svelte"),
  quickTable: { mode: "semi-coop", seats: 4 },
  drawings: () => import("./drawings"),
  marks: () => import("./home/marks"),
  tutorial: () => import("./tutorial"),
  coach: () => import("./coach"),
};

export default nemesis;
