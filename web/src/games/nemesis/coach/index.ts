/** The coach beside a first game of Nemesis. */
import type { Coach } from "../../../kit/plugin";
import { DEEDS } from "./deeds";
import { momentOf, type Moment } from "./moment";
import { STEPS } from "./steps";

const coach: Coach<Moment> = { moment: momentOf, steps: STEPS, deeds: DEEDS };

export default coach;
