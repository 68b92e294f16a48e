"""The Prepare action: a card, a check for combos, or both, in any order (VAN-PREPARE-01)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.rules.check import dice_check
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.hands import draw
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

PREPARE: Final = "prepare"
DRAW, CHECK = "draw", "check"


def prepare(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """At least one of the two, at most each once."""
    tell(g, "prepares", "VAN-PREPARE-01", who=who.section)
    left = [DRAW, CHECK]
    while left and who.status == "exploring":
        choice: str | None = yield from decide(g, partial(_what, who, list(left)))
        if choice is None:
            return
        left.remove(choice)
        if choice == DRAW:
            yield from draw(g, who, rule="VAN-PREPARE-04")
        else:
            yield from dice_check(g, who, None)


def _what(who: CrewMember, left: list[str]) -> Ask:
    least = 1 if len(left) == 2 else 0
    return Ask(who.seat, left, "VAN-PREPARE-01", PREPARE, least, about={"who": who.section})
