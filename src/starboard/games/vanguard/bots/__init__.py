"""The scripted players of ISS Vanguard.

A bot decides from its seat's view alone, and knows the planet as somebody does who has been there before: `leading`
reads off its file what leads to the required Missions, `prices` says what losses cost whoever they befall, `worth` what
an effect is worth, `checks` weighs dice by the exact odds, `sites` what there is to do in a Sector and how far it is,
`turns` chooses, `exerting` and `hand` say when to Exert and which cards to keep, `answers` has one function for every
kind of question.
"""

from starboard.games.vanguard.bots.bot import VanguardBot
from starboard.games.vanguard.bots.tempers import EVEN, SLIPS, TEMPERS

BOTS = {"scripted": VanguardBot}  # the best first
STRENGTHS = tuple(SLIPS)


def bot_of(temper: str, strength: str, seed: int) -> VanguardBot:
    """A player of one of the tempers, as strong as wished."""
    return VanguardBot(seed, TEMPERS.get(temper, EVEN), SLIPS[strength])
