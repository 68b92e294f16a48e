/** The calls about campaigns, by name (docs/protocol.md). */
import { get, patch, post, upload } from "./http";
import type { NewTable } from "./api";
import type { BegunChapter, Campaign, CampaignSummary, ChapterPage } from "./types";

export interface NewCampaign {
  game: string;
  kind: string;
  mode: string;
  options: string[];
  name: string;
}

/** A seat of a new chapter: yours, a bot's, or one left for somebody. */
export interface NewSeat {
  who: "me" | "bot" | "open";
  roles: string[];
  bot?: string;
}

/** A chapter to begin. `branch` is how many go on from there already; with a smaller one you get the chapter that has it. */
export interface NewChapter {
  after: number; // 0: the beginning
  branch: number;
  scenario?: string;
  seats?: NewSeat[]; // none: as in the chapter before
  table?: Pick<NewTable, "name" | "open" | "pace" | "reaction_seconds" | "odds" | "spectators" | "tutorial">;
}

const at = (id: string, rest = ""): string => `/api/campaigns/${encodeURIComponent(id)}${rest}`;

/** Fifty at once, the last changed first; `last` is the last one that is known. */
export const campaigns = (last?: CampaignSummary): Promise<CampaignSummary[]> =>
  get(last === undefined ? "/api/campaigns" : `/api/campaigns?before=${last.updated}&before_id=${last.id}`);
export const campaign = (id: string): Promise<Campaign> => get(at(id));
export const chapterPage = (id: string, number: number): Promise<ChapterPage> => get(at(id, `/chapters/${number}`));
export const createCampaign = (wanted: NewCampaign): Promise<Campaign> => post("/api/campaigns", wanted);
export const changeCampaign = (id: string, changes: { name?: string; archived?: boolean }): Promise<Campaign> =>
  patch(at(id), changes);
export const beginChapter = (id: string, wanted: NewChapter): Promise<BegunChapter> => post(at(id, "/chapters"), wanted);
export const campaignFile = (id: string): string => at(id, "/export");
export const importCampaign = (file: File): Promise<Campaign> => upload("/api/campaigns/import", file);
