"""The scripted player of Star Saga: reads its view, answers the question, and never gives an illegal answer."""

from typing import Any, Final

from starboard.bots.slips import Slips
from starboard.games.saga.bots.answers import answer_to
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.bots.tempers import EVEN, Temper
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask, Payload

SLIPPERY: Final = ("move", "action", "activate")  # what a weaker bot decides without a thought at times


class SagaBot:
    """Plays whatever its seat holds, Mercenaries or the Nexus."""

    needs_view = True

    def __init__(self, seed: int, temper: Temper = EVEN, slips: float = 0.0) -> None:
        self._fate = Fate(seed)
        self._temper = temper
        self._slips = Slips(slips, self._fate)

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        if ask.kind in SLIPPERY and self._slips.now():
            return random_answer(ask, self._fate)
        answer = answer_to(Outlook(view, ask.seat, self._temper), ask)
        if ask.allows(answer):
            return answer
        return random_answer(ask, self._fate)
