"""The bots of Lanterns."""

from starboard.games.lanterns.bots.lamplighter import Lamplighter
from starboard.games.lanterns.bots.tempers import EVEN, SLIPS, TEMPERS

BOTS = {"lamplighter": Lamplighter}  # the best first
STRENGTHS = tuple(SLIPS)


def bot_of(temper: str, strength: str, seed: int) -> Lamplighter:
    """A lamplighter of one of the tempers, as strong as wished."""
    return Lamplighter(seed, TEMPERS.get(temper, EVEN), SLIPS[strength])
