/** Star Saga, in preparation: announced on the home page until the server has it. */
import type { GamePlugin } from "../../kit/plugin";

// texts: web-saga-name, web-saga-home-tale
const saga: GamePlugin = {
  emblem: "M8 30 L24 8 L40 30 L24 40 Z M16 28 L24 17 L32 28 L24 33 Z",
  colour: "#ff8fd0",
};

export default saga;
