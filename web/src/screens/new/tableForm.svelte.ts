/** What the host wants, and what of it fits together. */
import { REACTION, usualTable } from "../../state/newTable";
import type { NewTable, OwnScenario } from "../../wire/api";
import type { NewSeat } from "../../wire/campaigns";
import type { GameInfo } from "../../wire/types";
import { usualCast, type Cast } from "../setup/cast.svelte";

export type Guest = "bot" | "friend";

export class TableForm {
  table: NewTable;
  /** Who sits on the seats after the first, which is yours. */
  guests: Guest[];
  /** Which of the game's campaigns shall begin; "" for a single game. */
  campaign = $state("");
  /** The scenario that was chosen; another one where it does not fit. */
  private wished = $state("");
  /** Who plays whom, where roles are unlike; null where all seats are the same. */
  cast = $state.raw<Cast | null>(null);

  /** `wanted` is the game to begin with; there is at least one. */
  constructor(
    readonly games: GameInfo[],
    wanted?: string,
  ) {
    const game = games.find(({ name }) => name === wanted) ?? games[0]!;
    const most = Math.max(...games.flatMap(({ modes }) => modes.map((mode) => mode.most)));
    this.table = $state(usualTable(game));
    this.guests = $state(Array.from({ length: most - 1 }, () => "bot"));
    this.deal();
  }

  /** A scenario that the host has brought: chosen as soon as it is there. */
  own = $state.raw<(OwnScenario & { text: string }) | null>(null);
  checking = $state(false); // a file is being looked at: nothing begins before it is known what it holds

  /** The game as its box has it, and with the host's own scenario. */
  game = $derived.by(() => {
    const found = this.games.find(({ name }) => name === this.table.game)!;
    return this.own ? { ...found, scenarios: [...found.scenarios, this.own.scenario] } : found;
  });
  mode = $derived.by(() => this.game.modes.find(({ name }) => name === this.table.mode));
  /** The modes of the game, or of the campaign. */
  modes = $derived.by(() => {
    const only = this.game.campaigns.find(({ name }) => name === this.campaign)?.modes ?? [];
    return this.game.modes.filter(({ name }) => only.length === 0 || only.includes(name));
  });
  /** What can be played for itself in this mode, or what a campaign begins with. */
  scenarios = $derived.by(() => {
    const first = this.game.campaigns.find(({ name }) => name === this.campaign)?.first;
    const fitting = this.game.scenarios.filter(({ modes }) => modes.length === 0 || modes.includes(this.table.mode));
    return fitting.filter(({ name, alone }) => (first ? first.includes(name) : alone)).map(({ name }) => name);
  });
  scenario = $derived.by(() => (this.scenarios.includes(this.wished) ? this.wished : (this.scenarios[0] ?? "")));
  others = $derived.by(() => this.guests.slice(0, this.table.seats - 1));
  friends = $derived.by(() =>
    this.cast ? this.cast.seats.filter(({ who }) => who === "open").length : this.others.filter((guest) => guest === "friend").length,
  );
  options = $derived.by(() => this.game.options.filter(({ name }) => this.fits(name)));

  counts = $derived.by(() => {
    const { least, most } = this.mode ?? { least: 1, most: 1 };
    return Array.from({ length: most - least + 1 }, (_, index) => least + index);
  });

  private fits(option: string): boolean {
    const { modes } = this.game.options.find(({ name }) => name === option)!;
    return modes.length === 0 || modes.includes(this.table.mode);
  }

  /** Another game: what was wished about the table stays, what belongs to the game is its usual. */
  setGame(name: string): void {
    const { game, mode, seats, options } = usualTable(this.games.find((one) => one.name === name)!);
    Object.assign(this.table, { game, mode, seats, options, bot: "" });
    this.campaign = "";
    this.own = null;
    this.deal();
  }

  /** The host has brought a scenario; it takes the place of one brought before, and may be for other modes. */
  bring(own: OwnScenario & { text: string }): void {
    this.own = own;
    const { modes } = own.scenario;
    if (modes.length && !modes.includes(this.table.mode)) this.setMode(modes[0]!);
    this.setScenario(own.scenario.name);
  }

  /** The text that the table is opened with: only if that scenario is the chosen one. */
  ownText = $derived.by(() => (this.own && !this.campaign && this.scenario === this.own.scenario.name ? this.own.text : ""));

  /** A campaign may know fewer modes. */
  setCampaign(kind: string): void {
    this.campaign = kind;
    if (!this.modes.some(({ name }) => name === this.table.mode)) this.setMode(this.modes[0]?.name ?? "");
    this.deal();
  }

  setScenario(scenario: string): void {
    this.wished = scenario;
    this.deal();
  }

  /** Roles are dealt anew: another mode or scenario has others. */
  private deal(): void {
    const unlike = this.game.roles.length > 1;
    this.cast = unlike ? usualCast(this.game, this.table.mode, this.scenario, Math.max(2, this.table.seats)) : null;
  }

  setMode(mode: string): void {
    this.table.mode = mode;
    const { least, most } = this.mode ?? { least: 1, most: 1 };
    this.table.seats = Math.max(least, Math.min(most, this.table.seats));
    this.table.options = this.table.options.filter((option) => this.fits(option));
    this.deal();
  }

  setPace(pace: NewTable["pace"]): void {
    this.table.pace = pace;
    this.table.reaction_seconds = REACTION[pace].usual;
  }

  toggle(option: string, on: boolean): void {
    const others = this.table.options.filter((name) => name !== option);
    this.table.options = on ? [...others, option] : others;
  }

  /** All seats as they will be, yours first where roles are alike. */
  seats(): NewSeat[] {
    if (this.cast) return this.cast.seats.map(({ who, roles }) => ({ who, roles: [...roles], bot: this.table.bot }));
    const guests = this.others.map((guest): NewSeat => ({ who: guest === "bot" ? "bot" : "open", roles: [], bot: this.table.bot }));
    return [{ who: "me", roles: [] }, ...guests];
  }

  /** The seats, counted from 0, that bots take. */
  bots(): number[] {
    return this.others.flatMap((guest, index) => (guest === "bot" ? [index + 1] : []));
  }
}
