"""The Prepare action: a card, a check for combos, or both, in any order (VAN-PREPARE-01)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.hands import draw
from starboard.games.vanguard.rules.tutorial_script import only_draws
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

PREPARE: Final = "prepare"
DRAW, CHECK = "draw", "check"


def prepare(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """At least one of the two, at most each once."""
    tell(g, "prepares", "VAN-PREPARE-01", who=who.section)
    done = False
    left = [DRAW] if only_draws(g) else [DRAW, CHECK]
    while left and who.status == "exploring":
        choice: str | None = yield from decide(g, partial(_what, who, list(left), not done))
        if choice is None:
            return
        left.remove(choice)
        done = True
        if choice == DRAW:
            yield from draw(g, who, rule="VAN-PREPARE-04")
        else:
            yield from dice_check(g, who, None)


def _what(who: CrewMember, left: list[str], needed: bool) -> Ask:
    """Nothing for whoever has left play while it was asked (VAN-TEAM-07)."""
    if who.status != "exploring":
        left = []
    return Ask(who.seat, left, "VAN-PREPARE-01", PREPARE, int(needed), about={"who": who.section})
