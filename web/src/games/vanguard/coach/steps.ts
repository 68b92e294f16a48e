/** What the coach explains, each thing when it first happens; in the Tutorial also what each Log of it teaches. */
import type { Spot } from "../../../kit/drawings";
import type { Step } from "../../../kit/plugin";
import { isTutorial, offers, type Moment } from "./moment";

const BASIC = "basic";
const WILD = "vanguard";
const MANY_SPENT = 3;
const RANKED_UP = 3; // Success tokens that turn the Tutorial's Rank-Up card over

/** What a Log of the Tutorial teaches, once it has been read. */
const taught = (log: string, spot: Spot, rule: string): Step<Moment> => ({
  id: `log-${log}`,
  when: (moment) => isTutorial(moment) && moment.state.read.includes(log),
  title: `web-vanguard-coach-log-${log}`,
  text: `vanguard-says-cinder-${log}`,
  spot,
  rule,
});

const step = (id: string, when: (moment: Moment) => boolean, spot: Spot, rule: string): Step<Moment> => ({
  id,
  when,
  title: `web-vanguard-coach-${id}`,
  text: `web-vanguard-coach-${id}-text`,
  spot,
  rule,
});

/** On the tidal planet the map itself changes, and a Log says so. */
const TIDE: Step<Moment> = {
  id: "tide",
  when: ({ state }) => state.planet === "veyra" && state.read.includes("805"),
  title: "web-vanguard-coach-tide",
  text: "vanguard-says-veyra-805",
  spot: "board",
  rule: "VAN-GLOBAL-06",
};

/** Whether one may choose to roll a Danger die: an option's effects are written as on the cards. */
const offersDanger = (ask: Moment["view"]["ask"]): boolean => {
  const effects = ask?.kind === "option" ? ask.about["options"] : [];
  return Array.isArray(effects) && effects.some((one) => String(one).includes("danger("));
};

const faces = ({ state }: Moment): string[] => state.check?.dice.map(({ face }) => face) ?? [];
const acts = ({ state, mine }: Moment): boolean => mine.some(({ section }) => section === state.check?.who);

// texts: web-vanguard-coach-log-start, web-vanguard-coach-log-5, web-vanguard-coach-log-20
// texts: web-vanguard-coach-log-50, web-vanguard-coach-log-227, web-vanguard-coach-log-311, web-vanguard-coach-log-59
// texts: web-vanguard-coach-log-298, web-vanguard-coach-log-352, web-vanguard-coach-log-360, web-vanguard-coach-log-335
// texts: web-vanguard-coach-log-330, web-vanguard-coach-log-322, web-vanguard-coach-log-341
// texts: web-vanguard-coach-log-204
// texts: web-vanguard-coach-assist, web-vanguard-coach-assist-text, web-vanguard-coach-combo, web-vanguard-coach-combo-text
// texts: web-vanguard-coach-convert, web-vanguard-coach-convert-text, web-vanguard-coach-dice, web-vanguard-coach-dice-text
// texts: web-vanguard-coach-effects, web-vanguard-coach-effects-text, web-vanguard-coach-exert, web-vanguard-coach-exert-text
// texts: web-vanguard-coach-gear, web-vanguard-coach-gear-text, web-vanguard-coach-injury, web-vanguard-coach-injury-text
// texts: web-vanguard-coach-landing, web-vanguard-coach-landing-text, web-vanguard-coach-lead, web-vanguard-coach-lead-text
// texts: web-vanguard-coach-lift-off, web-vanguard-coach-lift-off-text, web-vanguard-coach-modify, web-vanguard-coach-modify-text
// texts: web-vanguard-coach-rank-up, web-vanguard-coach-rank-up-text, web-vanguard-coach-rest, web-vanguard-coach-rest-text
// texts: web-vanguard-coach-threat, web-vanguard-coach-threat-text, web-vanguard-coach-time, web-vanguard-coach-time-text
// texts: web-vanguard-coach-tide
// texts: web-vanguard-coach-team, web-vanguard-coach-team-text, web-vanguard-coach-spend, web-vanguard-coach-spend-text
// texts: web-vanguard-coach-danger, web-vanguard-coach-danger-text
// texts: web-vanguard-coach-travel, web-vanguard-coach-travel-text, web-vanguard-coach-wild, web-vanguard-coach-wild-text
export const STEPS: Step<Moment>[] = [
  step("team", (moment) => moment.asked === "team" || (isTutorial(moment) && moment.state.read.includes("1")), "question", "VAN-PLAYERS-01"),
  taught("start", "question", "VAN-SETUP-01"),
  taught("5", "own", "VAN-TEAM-05"),
  taught("20", "question", "VAN-TURN-01"),
  step("dice", ({ asked }) => asked === "dice", "question", "VAN-ROLL-06"),
  step("assist", (moment) => (moment.state.check?.helpers.length ?? 0) > 0, "question", "VAN-ASSIST-01"),
  step("modify", ({ asked }) => asked === "modify", "question", "VAN-ROLL-12"),
  step("wild", (moment) => acts(moment) && faces(moment).includes(WILD), "board", "VAN-DICE-06"),
  step("convert", (moment) => acts(moment) && faces(moment).includes(BASIC), "board", "VAN-CONVERT-01"),
  step("effects", ({ state }) => state.check?.action.startsWith("S2:") ?? false, "board", "VAN-EFFECT-03"),
  step("combo", ({ asked }) => asked === "combo", "question", "VAN-COMBO-01"),
  taught("50", "board", "VAN-TRAVEL-04"),
  step("travel", (moment) => offers(moment, "travel"), "board", "VAN-TRAVEL-02"),
  step("spend", ({ asked }) => asked === "spend" || asked === "sacrifice", "own", "VAN-SPEND-02"),
  step("danger", ({ view }) => offersDanger(view.ask), "question", "VAN-DANGER-01"),
  taught("227", "board", "VAN-LOG-03"),
  taught("311", "question", "VAN-PREPARE-01"),
  taught("59", "question", "VAN-ROUND-02"),
  step("rest", (moment) => offers(moment, "rest") && moment.mine.some(({ spent }) => spent.length >= MANY_SPENT), "own", "VAN-REST-01"),
  step("injury", ({ mine }) => mine.some(({ injuries }) => injuries.length > 0), "own", "VAN-INJURYDIE-01"),
  taught("298", "board", "VAN-EVENT-01"),
  taught("352", "board", "VAN-RESULT-01"),
  taught("360", "board", "VAN-TRACK-01"),
  taught("335", "board", "VAN-LINK-01"),
  taught("330", "tracks", "VAN-TIME-01"),
  taught("322", "board", "VAN-DANGER-04"),
  step("rank-up", (moment) => isTutorial(moment) && moment.state.gained >= RANKED_UP, "tracks", "VAN-RANKUP-02"),
  taught("341", "board", "VAN-MISSION-03"),
  taught("204", "board", "VAN-END-01"),
  step("landing", ({ asked }) => asked === "landing-roll", "question", "VAN-LANDING-01"),
  step("gear", (moment) => !isTutorial(moment) && moment.asked === "turn" && moment.mine.some(({ gear }) => gear.length > 0), "own", "VAN-GEAR-07"),
  step("threat", ({ state }) => state.threats.some(({ sector }) => sector > 0), "board", "VAN-THREAT-02"),
  step("lead", ({ state }) => state.leads.some(({ tokens }) => tokens.length > 0), "tracks", "VAN-LEAD-02"),
  step("time", (moment) => !isTutorial(moment) && moment.state.clocks.some(({ at }) => at > 0), "tracks", "VAN-TIME-02"),
  TIDE,
  step("exert", (moment) => !isTutorial(moment) && moment.asked === "turn" && moment.mine.some(({ available }) => available.length === 0), "own", "VAN-EXERT-01"),
  step("lift-off", (moment) => offers(moment, "lift-off") && moment.state.round > 1, "board", "VAN-LIFTOFF-01"),
];
