/** The introduction to ISS Vanguard: four pictures, then the planet that explains itself. */
import "../palette.css";
import type { Tutorial } from "../../../kit/plugin";
import Picture from "./Picture.svelte";

// texts: web-vanguard-tutorial-dice, web-vanguard-tutorial-dice-text, web-vanguard-tutorial-dice-picture
// texts: web-vanguard-tutorial-map, web-vanguard-tutorial-map-text, web-vanguard-tutorial-map-picture
// texts: web-vanguard-tutorial-rows, web-vanguard-tutorial-rows-text, web-vanguard-tutorial-rows-picture
// texts: web-vanguard-tutorial-team, web-vanguard-tutorial-team-text, web-vanguard-tutorial-team-picture
const page = (id: string): Tutorial["pages"][number] => ({
  id,
  title: `web-vanguard-tutorial-${id}`,
  text: `web-vanguard-tutorial-${id}-text`,
  label: `web-vanguard-tutorial-${id}-picture`,
});

const tutorial: Tutorial = {
  title: "web-vanguard-tutorial",
  tale: "web-vanguard-tutorial-tale",
  pages: ["dice", "map", "rows", "team"].map(page),
  picture: Picture,
  lessons: [{ title: "vanguard-scenario-cinder", table: { mode: "tutorial", seats: 1, bots: 0, scenario: "cinder" } }],
  afterwards: {
    title: "web-vanguard-tutorial-after",
    text: "web-vanguard-tutorial-after-text",
    deed: "web-vanguard-tutorial-after-deed",
    href: "/new/vanguard?mode=expedition",
  },
};

export default tutorial;
