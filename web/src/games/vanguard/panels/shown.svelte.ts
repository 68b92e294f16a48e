/** Whose board is in front: that of whoever decides, until one looks at another. */
import type { View } from "../../../wire/types";
import { crewOf, memberOf, type CrewMember, type VanguardState } from "../state";

let wanted = $state("");
let during = "";

export const looked = {
  /** Look at somebody until the next question. */
  at(section: string): void {
    wanted = section;
  },
  /** Whoever acts now comes to the front. */
  moment(id: string): void {
    if (id !== during) wanted = "";
    during = id;
  },
};

export function shownOf(view: View<VanguardState>): CrewMember | undefined {
  const { state, ask, seat } = view;
  const yours = crewOf(state, seat);
  const asked = memberOf(state, ask?.about?.["helper"] ?? ask?.about?.["who"] ?? state.active);
  return memberOf(state, wanted) ?? (asked && asked.seat === seat ? asked : undefined) ?? yours.find(({ section }) => section === state.active) ?? yours[0] ?? state.crew[0];
}
