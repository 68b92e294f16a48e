/** ISS Vanguard, in preparation: announced on the home page until the server has it. */
import type { GamePlugin } from "../../kit/plugin";

// texts: web-vanguard-name, web-vanguard-home-tale
const vanguard: GamePlugin = {
  emblem: "M24 6 L40 15 V33 L24 42 L8 33 V15 Z M24 14 V24 L33 29 M24 24 L15 29",
  colour: "#ffcf5c",
};

export default vanguard;
