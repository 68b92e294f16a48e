"""Hard but possible explorations for the soak, and a player who rather does something than nothing.

Each hardship changes the table of a first checkpoint as a long exploration could have.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.vanguard.content.cards import INJURY_CARDS
from starboard.games.vanguard.rules.lookups import in_play, planet_of, team
from starboard.games.vanguard.state.fields import Injury
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Ask, Payload

WAITS: Final = ("end-turn", "rest", "prepare")  # what is done in a turn that lets a chance go by


class HardPlanets:
    """See `kernel.game.Hardships`."""

    def prepare(self, g: Any, fate: Fate) -> None:
        if g.step != "round":
            return
        for hardship in HARDSHIPS:
            if fate.below(2):
                hardship(g, fate)

    def answer(self, g: Any, ask: Ask, fate: Fate) -> Payload:
        """Whatever is special rather than wait."""
        if ask.kind != "turn":
            return None
        special = [option for option in ask.options if option[0] not in WAITS]
        return fate.pick(special) if special else None

    def choices(self) -> Sequence[str]:
        return ["turn", "dice", "assist", "modify", "combo", "option", "landing-roll", "lift-off-consent agree"]


def short_of_supplies(g: Vanguard, fate: Fate) -> None:
    g.lander.supplies = fate.below(min(3, g.lander.supplies) + 1)


def worn_out(g: Vanguard, fate: Fate) -> None:
    """Most dice are spent."""
    for who in team(g):
        spent = [die for die in who.available if fate.below(3)]
        for die in spent:
            who.available.remove(die)
            who.spent.append(die)


def wounded(g: Vanguard, fate: Fate) -> None:
    """Some have an Injury already."""
    for who in team(g):
        names = [name for name in INJURY_CARDS if g.injuries.get(name, 0)]
        if names and not who.injuries and fate.below(2):
            name = fate.pick(names)
            g.injuries[name] -= 1
            who.injuries.append(Injury(name))


def scattered(g: Vanguard, fate: Fate) -> None:
    """Everybody stands somewhere else."""
    sectors = [number for number in planet_of(g).sectors if in_play(g, number)]
    for who in team(g):
        who.sector = fate.pick(sectors)


HARDSHIPS: Final[tuple[Callable[[Vanguard, Fate], None], ...]] = (short_of_supplies, worn_out, wounded, scattered)

HARD_PLANETS: Final = HardPlanets()
