/** Who plays whom at a table that is about to begin: seats, who sits on them, and the roles they hold. */
import type { NewSeat } from "../../wire/campaigns";
import type { GameInfo } from "../../wire/types";

type Role = GameInfo["roles"][number];

const named = (names: string[], one: string): boolean => names.length === 0 || names.includes(one);

export class Cast {
  seats: NewSeat[];

  constructor(
    readonly game: GameInfo,
    readonly mode: string,
    readonly scenario: string,
    seats: NewSeat[],
  ) {
    const known = new Set(this.roles.map(({ name }) => name));
    this.seats = $state(seats.map((seat) => ({ ...seat, roles: seat.roles.filter((role) => known.has(role)) })));
    if (!this.seats.some(({ who }) => who === "me")) this.sitDown();
  }

  /** The roles that can be held here, each by as many seats as here. */
  get roles(): Role[] {
    const scenario = this.game.scenarios.find(({ name }) => name === this.scenario);
    const [only, most] = [scenario?.roles ?? [], scenario?.most ?? {}];
    const held = this.game.roles.filter(({ name, modes }) => named(modes, this.mode) && named(only, name));
    return held.map((role) => ({ ...role, most: Math.min(role.most, most[role.name] ?? role.most) }));
  }

  /** How many seats there are, at least and at most. */
  get counts(): [least: number, most: number] {
    const own = this.game.scenarios.find(({ name }) => name === this.scenario);
    const mode = this.game.modes.find(({ name }) => name === this.mode);
    const [least, most] = own?.seats ? [own.seats[0]!, own.seats[1]!] : [mode?.least ?? 1, mode?.most ?? 1];
    const held = this.roles.reduce((sum, role) => sum + role.most, 0);
    return [least, Object.keys(own?.most ?? {}).length ? Math.min(most, held) : most];
  }

  private sitDown(): void {
    const free = this.seats.find(({ who }) => who === "open") ?? this.seats[0];
    if (free) free.who = "me";
  }

  /** There is one of you: whoever had your seat before leaves it to somebody else. */
  seatFor(at: number, who: NewSeat["who"]): void {
    if (who === "me") for (const seat of this.seats) if (seat.who === "me") seat.who = "open";
    this.seats[at]!.who = who;
  }

  /** A role is given to a seat, or taken from it. Where no further seat may hold it, another one loses it. */
  give(at: number, name: string): void {
    const seat = this.seats[at]!;
    if (seat.roles.includes(name)) {
      seat.roles = seat.roles.filter((one) => one !== name);
      return;
    }
    const shared = (one: string): boolean => this.roles.some((role) => role.name === one && role.shared);
    seat.roles = shared(name) ? [...seat.roles.filter(shared), name] : [name];
    const held = this.seats.filter(({ roles }) => roles.includes(name));
    const most = this.roles.find((role) => role.name === name)?.most ?? 1;
    const other = held.find((one) => one !== seat);
    if (held.length > most && other) other.roles = other.roles.filter((one) => one !== name);
  }

  add(): void {
    const left = this.roles.find(({ name, most }) => this.holders(name) < most);
    if (this.seats.length < this.counts[1]) this.seats.push({ who: "bot", roles: left ? [left.name] : [] });
  }

  remove(at: number): void {
    if (this.seats.length > this.counts[0] && this.seats[at]?.who !== "me") this.seats.splice(at, 1);
  }

  private holders(role: string): number {
    return this.seats.filter(({ roles }) => roles.includes(role)).length;
  }

  /** Roles that nobody holds: `played` by the rules themselves, `needed` before it can begin, or left in the box. */
  get unheld(): { role: string; fate: "played" | "needed" | "left" }[] {
    return this.roles
      .filter(({ name }) => !this.holders(name))
      .map(({ name, automaton, least }) => ({ role: name, fate: automaton ? "played" : least > 0 ? "needed" : "left" }));
  }

  get ready(): boolean {
    return this.seats.every(({ roles }) => roles.length > 0) && this.unheld.every(({ fate }) => fate !== "needed");
  }
}

/** A table that nobody has wishes about: you and bots, with the roles that must be held first. */
export function usualCast(game: GameInfo, mode: string, scenario: string, wanted: number): Cast {
  const empty = new Cast(game, mode, scenario, []);
  const [least, most] = empty.counts;
  const count = Math.max(least, Math.min(most, wanted));
  const several = ({ name }: Role, times: number): string[] => Array.from({ length: Math.max(0, times) }, () => name);
  const needed = empty.roles.flatMap((role) => several(role, role.least));
  const spare = (automaton: boolean): string[] =>
    empty.roles.filter((role) => role.automaton === automaton).flatMap((role) => several(role, role.most - role.least));
  const dealt = [...needed, ...[...spare(false), ...spare(true)].slice(0, Math.max(0, count - needed.length))];
  const seats = Array.from({ length: count }, (_, at): NewSeat => ({
    who: at === 0 ? "me" : "bot",
    roles: dealt.filter((__, index) => index % count === at),
  }));
  return new Cast(game, mode, scenario, seats);
}
