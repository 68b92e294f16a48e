/** The marks on the table of Nemesis, each with its colour, its shape and its pattern. */
import "../palette.css";
import type { SampleMark } from "../../../kit/plugin";

const marks: SampleMark[] = [
  { text: "web-nemesis-sample-fire", colour: "var(--fire)", shape: "M20 3L38 36H2Z", pattern: "M12 32q3 -8 6 -4q2 -10 6 -2q3 -2 4 6" },
  {
    text: "web-nemesis-sample-malfunction",
    colour: "var(--malfunction)",
    shape: "M4 4H36V36H4Z",
    pattern: "M4 24L24 4M4 36L36 4M16 36L36 16",
  },
  {
    text: "web-nemesis-sample-slime",
    colour: "var(--slime)",
    shape: "M4 4H36V20C36 38 30 38 29 26C27 40 20 40 19 24C17 36 8 36 4 20Z",
    pattern: "M11 14h2M19 12h2M27 15h2M15 20h2M24 21h2",
  },
  {
    text: "web-nemesis-sample-noise",
    colour: "var(--noise)",
    shape: "M20 3A17 17 0 1 0 20.010 3",
    pattern: "M20 9a11 11 0 0 1 11 11M20 31a11 11 0 0 1 -11 -11M20 15a5 5 0 1 0 .01 0",
  },
  { text: "web-nemesis-sample-intruder", colour: "var(--threat)", shape: "M20 2L38 20L20 38L2 20Z", pattern: "M13 13L27 27M27 13L13 27" },
];

export default marks;
