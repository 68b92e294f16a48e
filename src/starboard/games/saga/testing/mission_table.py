"""A table of Star Saga with a whole mission on it: for tests of set-up, of missions, of whole games."""

from collections.abc import Sequence
from typing import Any

from starboard.games.saga.rules.setup import set_up
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen
from starboard.kernel.requests import Anyone, Ask, Chance, Checkpoint, Payload, Roll
from starboard.testing.table import Table


class MissionTable(SagaTable):
    """A mission before its set-up. `seats` are the roles of each seat: names of Mercenaries, or "nexus"."""

    def __init__(self, mission: str, *seats: Sequence[str]) -> None:
        roles = [list(seat) for seat in seats] or [["mercenaries"]]
        versus = any(["nexus" in seat for seat in roles])
        Table.__init__(self, Saga("versus" if versus else "together", [], mission, roles))
        listen(self.g)

    def set_up(self, seed: int = 0) -> "MissionTable":
        """Set up with cards as they fall; whatever players are asked, the first option is taken."""
        fate, reply = Fate(seed), None
        going = set_up(self.g)
        try:
            while True:
                request = going.send(reply)
                reply = request.options[0] if isinstance(request, Ask) else random_answer(request, fate)
        except StopIteration:
            return self

    def impossible(self) -> list[str]:
        return super().impossible() if self.g.ground else []


def random_answer(request: Any, fate: Fate) -> Payload:
    """Whatever the rules want to know, of players or of fate, as chance has it."""
    if isinstance(request, Checkpoint):
        return None
    if isinstance(request, Chance):
        return fate.draw(request)
    if isinstance(request, Roll):
        return fate.roll(request)
    if isinstance(request, Ask):
        return random_pick(request, fate)
    if isinstance(request, Anyone):
        ask = fate.pick(request.asks)
        return ask.seat, random_pick(ask, fate)
    return {ask.seat: random_pick(ask, fate) for ask in request.asks}


def random_pick(ask: Ask, fate: Fate) -> Payload:
    if ask.forced():
        return ask.only_answer()
    if ask.many:
        return tuple(ask.options[: max(ask.least, 1)])
    return fate.pick([*ask.options, *([None] if ask.least == 0 else [])])
