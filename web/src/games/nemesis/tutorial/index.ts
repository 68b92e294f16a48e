/** The introduction to Nemesis: four pictures of the ship, then a game on the same side as a bot. */
import "../palette.css";
import type { Tutorial } from "../../../kit/plugin";
import Defs from "../board/Defs.svelte";
import Picture from "./Picture.svelte";

const tutorial: Tutorial = {
  title: "web-nemesis-tutorial",
  tale: "web-nemesis-tutorial-tale",
  pages: [
    {
      id: "wake",
      title: "web-nemesis-tutorial-wake",
      text: "web-nemesis-tutorial-wake-text",
      label: "web-nemesis-tutorial-wake-picture",
    },
    {
      id: "noise",
      title: "web-nemesis-tutorial-noise",
      text: "web-nemesis-tutorial-noise-text",
      label: "web-nemesis-tutorial-noise-picture",
    },
    {
      id: "meet",
      title: "web-nemesis-tutorial-meet",
      text: "web-nemesis-tutorial-meet-text",
      label: "web-nemesis-tutorial-meet-picture",
    },
    {
      id: "home",
      title: "web-nemesis-tutorial-home",
      text: "web-nemesis-tutorial-home-text",
      label: "web-nemesis-tutorial-home-picture",
    },
  ],
  picture: Picture,
  defs: Defs,
  lessons: [
    {
      title: "web-nemesis-tutorial-first",
      text: "web-nemesis-tutorial-first-text",
      table: { mode: "coop", seats: 2, bots: 1 },
    },
  ],
};

export default tutorial;
