"""What makes bots differ: a temper shifts what things are worth to them, a strength how often they slip."""

from typing import Final


class Temper:
    """How somebody plays; the usual values are those of the even-tempered bot."""

    __slots__ = ("caution", "greed", "haste", "name", "rage")

    def __init__(
        self, name: str, caution: float = 1.0, haste: float = 1.0, rage: float = 1.0, greed: float = 1.0
    ) -> None:
        self.name = name
        self.caution = caution  # times what danger costs
        self.haste = haste  # times what a square nearer to the aim is worth
        self.rage = rage  # times what attacks are worth
        self.greed = greed  # times what searching is worth


EVEN: Final = Temper("")
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        Temper("cautious", caution=1.5, haste=0.85),
        Temper("loyal", haste=1.25),
        Temper("reckless", caution=0.5, rage=1.4),
        Temper("suspicious", caution=1.2, rage=0.9),
        Temper("greedy", greed=2.5),
    )
}

# How often a move, an Action or an activation is chosen without a thought; the weakest first.
SLIPS: Final = {"easy": 0.3, "steady": 0.1, "sharp": 0.0}
