"""The scripted crew member: reads its view, answers the question, and never gives an answer that is not legal."""

from typing import Any, Final

from starboard.bots.slips import Slips
from starboard.games.nemesis.bots.actions import choose_action
from starboard.games.nemesis.bots.answers import answer_to
from starboard.games.nemesis.bots.reading import Reading
from starboard.games.nemesis.bots.tempers import EVEN, Temper
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask, Payload

WALKS: Final = ("move", "careful", "escape", "card:reconnaissance", "card:suppressive-fire", "card:covering-fire")


class CrewBot:
    """A sensible member of the crew; what it has no opinion about it decides by its seed."""

    needs_view = True

    def __init__(self, seed: int, temper: Temper = EVEN, slips: float = 0.0) -> None:
        self._fate = Fate(seed)
        self._temper = temper
        self._slips = Slips(slips, self._fate)
        self._going = 0  # the Room it had in mind when it chose to walk

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        if ask.kind == "action" and self._slips.now():
            self._going = 0
            return random_answer(ask, self._fate)
        answer = self._choose(Reading(view, ask.seat, self._temper), ask)
        if ask.allows(answer):
            return answer
        return random_answer(ask, self._fate)

    def _choose(self, r: Reading, ask: Ask) -> Payload:
        if ask.kind == "action":
            decision = choose_action(r, list(ask.options))
            self._going = decision.room
            return decision.option
        if ask.kind == "room" and r.view["doing"] in WALKS and self._going in ask.options:
            return self._going
        return answer_to(r, ask)
