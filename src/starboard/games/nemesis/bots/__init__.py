"""The scripted crew member of Nemesis.

It decides from its seat's view alone: `reading` finds the facts, `odds` and `routes` weigh them, `objectives`, `ship`
and `goals` say what to aim for, `actions`, `combat` and `deeds` choose from the menu, `answers` has one function for
every kind of question.
"""

from starboard.games.nemesis.bots.bot import CrewBot
from starboard.games.nemesis.bots.tempers import EVEN, SLIPS, TEMPERS

BOTS = {"scripted": CrewBot}  # the best first
STRENGTHS = tuple(SLIPS)


def bot_of(temper: str, strength: str, seed: int) -> CrewBot:
    """A crew member of one of the tempers, as strong as wished."""
    return CrewBot(seed, TEMPERS.get(temper, EVEN), SLIPS[strength])
