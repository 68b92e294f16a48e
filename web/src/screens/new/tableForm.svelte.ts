/** What the host wants, and what of it fits together. */
import { REACTION, usualTable } from "../../state/newTable";
import type { NewTable } from "../../wire/api";
import type { GameInfo } from "../../wire/types";

export type Guest = "bot" | "friend";

export class TableForm {
  table: NewTable;
  /** Who sits on the seats after the first, which is yours. */
  guests: Guest[];

  /** `wanted` is the game to begin with; there is at least one. */
  constructor(
    readonly games: GameInfo[],
    wanted?: string,
  ) {
    const game = games.find(({ name }) => name === wanted) ?? games[0]!;
    const most = Math.max(...games.flatMap(({ modes }) => modes.map((mode) => mode.most)));
    this.table = $state(usualTable(game));
    this.guests = $state(Array.from({ length: most - 1 }, () => "bot"));
  }

  game = $derived.by(() => this.games.find(({ name }) => name === this.table.game)!);
  mode = $derived.by(() => this.game.modes.find(({ name }) => name === this.table.mode));
  others = $derived.by(() => this.guests.slice(0, this.table.seats - 1));
  friends = $derived.by(() => this.others.filter((guest) => guest === "friend").length);
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
