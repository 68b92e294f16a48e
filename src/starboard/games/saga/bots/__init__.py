"""The scripted players of Star Saga, one bot for both sides.

It decides from its seat's view alone: `imagining` makes the view a table that the rules can be asked about, `wants`
reads off the mission what the squad has to do, `aims` shares it out, `terrain` knows the ways, `blows` and `fighters`
weigh attacks and dangers, `mercenary_*` and `nexus_*` choose, `answers` has one function for every kind of question.
"""

from starboard.games.saga.bots.bot import SagaBot
from starboard.games.saga.bots.tempers import EVEN, SLIPS, TEMPERS

BOTS = {"scripted": SagaBot}  # the best first
STRENGTHS = tuple(SLIPS)


def bot_of(temper: str, strength: str, seed: int) -> SagaBot:
    """A player of one of the tempers, as strong as wished."""
    return SagaBot(seed, TEMPERS.get(temper, EVEN), SLIPS[strength])
