/** Your campaigns, page by page. */
import { campaigns } from "../../wire/campaigns";
import type { CampaignSummary } from "../../wire/types";

const PAGE = 50; // so many at once

export class CampaignList {
  list = $state.raw<CampaignSummary[]>([]);
  /** There may be older ones. */
  more = $state(false);

  running = $derived.by(() => this.list.filter(({ archived }) => !archived));
  archived = $derived.by(() => this.list.filter(({ archived }) => archived));

  async load(): Promise<void> {
    this.take([], await campaigns());
  }

  async loadMore(): Promise<void> {
    this.take(this.list, await campaigns(this.list.at(-1)));
  }

  has(id: string | undefined): boolean {
    return this.list.some((campaign) => campaign.id === id);
  }

  private take(known: CampaignSummary[], page: CampaignSummary[]): void {
    this.list = [...known, ...page];
    this.more = page.length === PAGE;
  }
}
