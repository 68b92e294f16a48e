/** The introduction to Star Saga: four pictures, then the three introductory missions, the first of them for one Mercenary. */
import "../palette.css";
import type { Lesson, Tutorial } from "../../../kit/plugin";
import Defs from "../board/Defs.svelte";
import Picture from "./Picture.svelte";

/** A mission that one person plays against the Artificial Nexus. */
const mission = (scenario: string, title: string): Lesson => ({ title, table: { mode: "together", seats: 1, bots: 0, scenario } });

const tutorial: Tutorial = {
  title: "web-saga-tutorial",
  tale: "web-saga-tutorial-tale",
  pages: [
    {
      id: "turn",
      title: "web-saga-tutorial-turn",
      text: "web-saga-tutorial-turn-text",
      label: "web-saga-tutorial-turn-picture",
    },
    {
      id: "sight",
      title: "web-saga-tutorial-sight",
      text: "web-saga-tutorial-sight-text",
      label: "web-saga-tutorial-sight-picture",
    },
    {
      id: "dice",
      title: "web-saga-tutorial-dice",
      text: "web-saga-tutorial-dice-text",
      label: "web-saga-tutorial-dice-picture",
    },
    {
      id: "nexus",
      title: "web-saga-tutorial-nexus",
      text: "web-saga-tutorial-nexus-text",
      label: "web-saga-tutorial-nexus-picture",
    },
  ],
  picture: Picture,
  defs: Defs,
  lessons: [mission("a", "saga-scenario-a"), mission("b", "saga-scenario-b"), mission("c", "saga-scenario-c")],
  afterwards: {
    title: "web-saga-tutorial-after",
    text: "web-saga-tutorial-after-text",
    deed: "web-saga-tutorial-after-deed",
    href: "/new/saga?campaign=lantern-job",
  },
};

export default tutorial;
