/** The coach beside a mission of Star Saga: it leads through the introductory ones, and explains the others. */
import type { Coach } from "../../../kit/plugin";
import { DEEDS } from "./deeds";
import { goalOf, isIntroduction } from "./goals";
import { momentOf, type Moment } from "./moment";
import { reasonOf } from "./reasons";
import { STEPS } from "./steps";

const coach: Coach<Moment> = {
  moment: momentOf,
  steps: STEPS,
  deeds: DEEDS,
  leads: isIntroduction,
  goal: goalOf,
  reason: reasonOf,
};

export default coach;
