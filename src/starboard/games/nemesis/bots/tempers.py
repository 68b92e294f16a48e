"""What makes crew bots differ: a temper shifts what things are worth to them, a strength how often they slip."""

from typing import Final


class Temper:
    """How somebody plays; the usual values are those of the even-tempered bot."""

    __slots__ = ("aloof", "fear", "greed", "name", "nerve", "patience", "upkeep")

    def __init__(
        self,
        name: str,
        fear: float = 1.0,
        nerve: float = 0.4,
        patience: int = 4,
        greed: float = 1.0,
        upkeep: float = 1.0,
        aloof: float = 0.0,
    ) -> None:
        self.name = name
        self.fear = fear  # times what meeting an Intruder costs
        self.nerve = nerve  # the odds of winning that are enough to walk into a Room with Intruders
        self.patience = patience  # the turn from which one's life comes before the Objective
        self.greed = greed  # times what a Search is worth
        self.upkeep = upkeep  # times what repairs and fire fighting are worth
        self.aloof = aloof  # what entering a Room with others costs more, in cards


EVEN: Final = Temper("")
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        Temper("cautious", fear=1.7, nerve=0.65, patience=3),
        Temper("loyal", upkeep=2.5),
        Temper("reckless", fear=0.35, nerve=0.15, patience=7),
        Temper("suspicious", aloof=2.5),
        Temper("greedy", greed=1.9),
    )
}

# How often an Action is chosen without a thought; the weakest first.
SLIPS: Final = {"easy": 0.25, "steady": 0.08, "sharp": 0.0}
