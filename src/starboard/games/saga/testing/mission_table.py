"""A table of Star Saga with a whole mission on it: for tests of set-up, of missions, of whole games."""

from collections.abc import Sequence
from typing import Any

from starboard.games.saga.rules.setup import set_up
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.fate import Fate
from starboard.kernel.game import listen
from starboard.kernel.playout import random_reply
from starboard.kernel.requests import Ask, Payload, Procedure
from starboard.testing.table import Table


class MissionTable(SagaTable):
    """A mission before its set-up. `seats` are the roles of each seat: names of Mercenaries, or "nexus"."""

    def __init__(self, mission: str, *seats: Sequence[str]) -> None:
        roles = [list(seat) for seat in seats] or [["mercenaries"]]
        versus = any(["nexus" in seat for seat in roles])
        Table.__init__(self, Saga("versus" if versus else "together", [], mission, roles))
        listen(self.g)

    def set_up(self, seed: int = 0, variant: str = "", flags: dict[str, str] | None = None) -> "MissionTable":
        """Set up with cards as they fall; whatever players are asked, the first option is taken.

        `variant` is the one that they choose; `flags` are what an earlier mission would have left.
        """
        fate, reply = Fate(seed), None
        going = set_up(self.g)
        try:
            while True:
                request = going.send(reply)
                self.g.flags.update(flags or {})
                if isinstance(request, Ask):
                    reply = variant if variant in request.options else request.options[0]
                else:
                    reply = random_answer(request, fate)
        except StopIteration:
            return self

    def pages(self) -> list[str]:
        """The pages that were read, by their names within the mission."""
        return [str(event.args["page"]).removeprefix(f"{self.g.mission}-") for event in self.told("page")]

    def impossible(self) -> list[str]:
        return super().impossible() if self.g.ground else []


def random_answer(request: Any, fate: Fate) -> Payload:
    """Whatever the rules want to know, of players or of fate, as chance has it."""
    return random_reply(request, fate, random_pick)


def play_out(going: Procedure[None], fate: Fate) -> None:
    """Whatever is asked, of players or of fate, as chance has it, until there is nothing left to ask."""
    reply: Payload = None
    try:
        while True:
            reply = random_answer(going.send(reply), fate)
    except StopIteration:
        return


def random_pick(ask: Ask, fate: Fate) -> Payload:
    if ask.forced():
        return ask.only_answer()
    if ask.many:
        return tuple(ask.options[: max(ask.least, 1)])
    return fate.pick([*ask.options, *([None] if ask.least == 0 else [])])
