/** The coach beside an exploration: it leads through the Tutorial, and explains what is new on other planets. */
import type { Coach } from "../../../kit/plugin";
import { DEEDS } from "./deeds";
import { goalOf } from "./goals";
import { isTutorial, momentOf, type Moment } from "./moment";
import { reasonOf } from "./reasons";
import { STEPS } from "./steps";

const coach: Coach<Moment> = { moment: momentOf, steps: STEPS, deeds: DEEDS, leads: isTutorial, goal: goalOf, reason: reasonOf };

export default coach;
