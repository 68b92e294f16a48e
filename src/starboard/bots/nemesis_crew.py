"""The scripted crew member (placeholder policy until its chapters are written; see nemesis_crew package)."""

from typing import Any

from starboard.kernel.asks import Ask, Payload
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer


class CrewBot:
    needs_view = True

    def __init__(self, seed: int) -> None:
        self._fate = Fate(seed)

    def answer(self, view: dict[str, Any], ask: Ask) -> Payload:
        return random_answer(ask, self._fate)
