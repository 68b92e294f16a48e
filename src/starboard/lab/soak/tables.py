"""Which game a number stands for: game, mode, seats, options, how each seat plays, what is looked at.

The same seed and number are the same game, whoever plays it and whenever.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starboard.kernel.errors import StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, new_table
from starboard.lab.soak.tempers import TEMPERS

PREPARED_OUT_OF: Final = 3  # one game in so many starts from a prepared board, where the game has some
THOROUGH_OUT_OF: Final = 80  # one game in so many is played by the driver of tables, with the slow checks
LISTENING_OUT_OF: Final = 6  # in one game out of so many the events are heard, and in all prepared ones
STRICT_OUT_OF: Final = 10  # in one game out of so many the invariants are looked at at every checkpoint,
SELDOM: Final = 16  # in the others once in so many


@dataclass(frozen=True)
class Plan:
    """One game of the soak."""

    game: str
    seed: int
    number: int
    mode: str
    seats: int
    options: tuple[str, ...]
    tempers: tuple[str, ...]
    prepared: bool
    thorough: bool
    listening: bool
    every: int  # checkpoints for one look at the invariants
    scenario: str = ""

    @property
    def fate(self) -> Fate:
        """The dice of this game, fresh."""
        return Fate(self.seed * 1_000_003 + self.number)


def plan_of(games: Sequence[Game], seed: int, number: int) -> Plan:
    """Games, modes and player counts in turn; options, tempers and the rest by the dice of the number."""
    game = games[number % len(games)]
    tables = tables_of(game)
    mode, scenario, seats = tables[number // len(games) % len(tables)]
    fate = Fate(seed * 7_368_787 + number)
    options = some_options(game, mode, scenario, seats, fate)
    prepared = game.hardships() is not None and fate.below(PREPARED_OUT_OF) == 0
    plain = fate.below(4 if prepared else 2) == 0
    tempers = tuple(["random" if plain else fate.pick(TEMPERS) for _ in range(seats)])
    thorough = fate.below(THOROUGH_OUT_OF) == 0
    listening = prepared or fate.below(LISTENING_OUT_OF) == 0
    every = 1 if fate.below(STRICT_OUT_OF) == 0 else SELDOM
    return Plan(game.name, seed, number, mode, seats, options, tempers, prepared, thorough, listening, every, scenario)


def tables_of(game: Game) -> list[tuple[str, str, int]]:
    """Every mode with every scenario that can be played for itself, at every number of seats."""
    found: list[tuple[str, str, int]] = []
    for mode in game.offer.modes:
        for scenario in [one.id for one in game.offer.scenarios_in(mode.id) if one.alone] or [""]:
            least, most = game.offer.counts(mode.id, scenario)
            found += [(mode.id, scenario, seats) for seats in range(least, most + 1)]
    return found


def some_options(game: Game, mode: str, scenario: str, seats: int, fate: Fate) -> tuple[str, ...]:
    """None, one, or about half of them; those that this table cannot have are left out."""
    chance = fate.below(3)
    options = [option.id for option in game.offer.options]
    if chance == 0 or not options:
        return ()
    wanted = [fate.pick(options)] if chance == 1 else [option for option in options if fate.below(2)]
    allowed: list[str] = []
    for option in wanted:
        try:
            new_table(game, seats, mode, [*allowed, option], scenario)
        except StarboardError:
            continue
        allowed.append(option)
    return tuple(allowed)
