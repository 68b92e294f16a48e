/** A whole campaign in hindsight. */
import type { CampaignEnding } from "../../../kit/ending/ending";
import { t } from "../../../state/app.svelte";
import type { Sheet } from "./members";
import SquadScene from "./SquadScene.svelte";

const LOST = "left-below"; // the only finale in which nobody gets out

export function campaignEnding({ played, squad, finale }: Sheet): CampaignEnding {
  const sum = (of: (one: Sheet["squad"][number]) => number): number => squad.reduce((all, one) => all + of(one), 0);
  return {
    good: finale !== LOST,
    picture: { drawing: SquadScene, props: { squad: squad.map(({ card }) => card), lost: finale === LOST } },
    figures: [
      { value: played.filter(({ won }) => won).length, name: t("web-saga-finale-won") },
      { value: played.filter(({ won }) => !won).length, name: t("web-saga-finale-lost") },
      { value: squad.length, name: t("web-saga-finale-standing") },
      { value: sum(({ skills }) => skills.length), name: t("web-saga-finale-skills") },
      { value: sum(({ items }) => items.length), name: t("web-saga-finale-cards") },
      { value: sum(({ victory_points }) => victory_points), name: t("web-saga-finale-points") },
    ],
  };
}
