"""The scripted player of ISS Vanguard: reads its view, answers the question, and never gives an illegal answer."""

from typing import Any, Final

from starboard.bots.imagining import imagined
from starboard.bots.slips import Slips
from starboard.games.vanguard.bots.answers import answer_to
from starboard.games.vanguard.bots.tempers import EVEN, Temper
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask, Payload

SLIPPERY: Final = ("turn", "dice")  # what a weaker bot decides without a thought at times


class VanguardBot:
    """Plays all Sections of its seat."""

    needs_view = True

    def __init__(self, seed: int, temper: Temper = EVEN, slips: float = 0.0) -> None:
        self._fate = Fate(seed)
        self._temper = temper
        self._slips = Slips(slips, self._fate)

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        if ask.standby:
            return None  # it exerts when something is asked of it
        if ask.forced():
            return ask.only_answer()
        if ask.kind in SLIPPERY and self._slips.now():
            return random_answer(ask, self._fate)
        answer = answer_to(imagined(Vanguard, view), ask, self._temper)
        return answer if ask.allows(answer) else random_answer(ask, self._fate)
