"""What makes the bots of Lanterns differ: a temper shifts what they dare and spend, a strength how often they slip."""

from typing import Final


class Temper:
    """How somebody plays; the usual values are those of the even-tempered bot."""

    __slots__ = ("guards", "hoards", "name", "oil", "wary")

    def __init__(self, name: str, wary: int = 0, oil: int = 2, hoards: bool = False, guards: bool = False) -> None:
        self.name = name
        self.wary = wary  # squares beyond the Keeper's reach at which it throws burning Oil already
        self.oil = oil  # so much Oil is poured on a Lantern at the most
        self.hoards = hoards  # cards come before the way to the next Lantern
        self.guards = guards  # it throws for others who are about to be struck, too


EVEN: Final = Temper("")
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        Temper("cautious", wary=2),
        Temper("loyal", guards=True),
        Temper("reckless", wary=-9, oil=9),
        Temper("greedy", oil=1, hoards=True),
    )
}

# How often a question is answered without a thought; the weakest first.
SLIPS: Final = {"easy": 0.3, "sharp": 0.0}
