"""How often a weaker bot decides without a thought."""

from typing import Final

from starboard.kernel.fate import Fate

THOUSANDTHS: Final = 1000


class Slips:
    """A share of decisions that slip, drawn from the bot's own fate; of none of them nothing is drawn."""

    def __init__(self, share: float, fate: Fate) -> None:
        self._thousandths = round(share * THOUSANDTHS)
        self._fate = fate

    def now(self) -> bool:
        return self._thousandths > 0 and self._fate.below(THOUSANDTHS) < self._thousandths
