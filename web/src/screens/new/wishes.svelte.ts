/** What the host wants, and what of it fits together. */
import { REACTION, USUAL } from "../../state/opening";
import type { NewTable } from "../../wire/api";
import type { GameInfo } from "../../wire/types";

export type Guest = "bot" | "friend";

// Options that make sense in one mode only.
const ONLY_IN: Record<string, string> = { "intruder-player": "semi-coop", "two-coop-objectives": "coop" };

export class Wishes {
  table = $state<NewTable>({ ...USUAL });
  /** Who sits on the seats after the first, which is yours. */
  guests = $state<Guest[]>(["bot", "bot", "bot", "bot"]);

  constructor(readonly games: GameInfo[]) {}

  game = $derived.by(() => this.games.find(({ name }) => name === this.table.game) ?? this.games[0]);
  mode = $derived.by(() => this.game?.modes.find(({ name }) => name === this.table.mode));
  others = $derived.by(() => this.guests.slice(0, this.table.seats - 1));
  friends = $derived.by(() => this.others.filter((guest) => guest === "friend").length);
  options = $derived.by(() => (this.game?.options ?? []).filter(({ name }) => this.fits(name)));

  counts = $derived.by(() => {
    const { least, most } = this.mode ?? { least: 1, most: 1 };
    return Array.from({ length: most - least + 1 }, (_, index) => least + index);
  });

  private fits(option: string): boolean {
    return (ONLY_IN[option] ?? this.table.mode) === this.table.mode;
  }

  setMode(mode: string): void {
    this.table.mode = mode;
    const { least, most } = this.mode ?? { least: 1, most: 1 };
    this.table.seats = Math.max(least, Math.min(most, this.table.seats));
    this.table.options = this.table.options.filter((option) => this.fits(option));
  }

  setPace(pace: NewTable["pace"]): void {
    this.table.pace = pace;
    this.table.reaction_seconds = REACTION[pace].usual;
  }

  toggle(option: string, on: boolean): void {
    const others = this.table.options.filter((name) => name !== option);
    this.table.options = on ? [...others, option] : others;
  }

  /** The seats, counted from 0, that bots take. */
  bots(): number[] {
    return this.others.flatMap((guest, index) => (guest === "bot" ? [index + 1] : []));
  }
}
