"""What makes bots differ: a temper shifts what things are worth to them, a strength how often they slip."""

from typing import Final


class Temper:
    """How somebody plays; the usual values are those of the even-tempered bot."""

    __slots__ = ("caution", "greed", "haste", "name")

    def __init__(self, name: str, caution: float = 1.0, haste: float = 1.0, greed: float = 1.0) -> None:
        self.name = name
        self.caution = caution  # times what harm costs
        self.haste = haste  # times what the Missions are worth
        self.greed = greed  # times what Leads, Discoveries and cards are worth


EVEN: Final = Temper("")
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        Temper("cautious", caution=1.6),
        Temper("loyal", haste=1.25),
        Temper("reckless", caution=0.6),
        Temper("suspicious", caution=1.3, greed=0.8),
        Temper("greedy", greed=2.0),
    )
}

# How often the choice of a turn, or of dice, is made without a thought; the weakest first.
SLIPS: Final = {"easy": 0.25, "steady": 0.08, "sharp": 0.0}
