"""Questions during which others may step in with what can be done at any time (VAN-EXERT-07)."""

from collections.abc import Callable
from typing import Final

from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Anyone, Ask, Payload, Procedure

STEP_IN: Final = "step-in"  # the kind of question by which seats stand by

FindAsides = Callable[[Vanguard, int], list[Payload]]
DoAside = Callable[[Vanguard, Payload], Procedure[None]]


class AnyTime:
    """What can be done at any time: found for a seat, and done. `any_time` fills it in."""

    def __init__(self) -> None:
        self.find: FindAsides | None = None
        self.do: DoAside | None = None


ANY_TIME: Final = AnyTime()


def decide(g: Vanguard, make: Callable[[], Ask], payer: CrewMember | None = None) -> Procedure[Payload]:
    """The answer to a question. Until it comes, seats may step in; then the question is made anew and asked again.

    Whoever has to pay something is given the chance even if there is one way to pay it (VAN-EXERT-07).
    """
    while True:
        ask = make()
        if ask.forced():
            if not ask.options or payer is None or not may_step_in(g, payer):
                return ask.only_answer()
            ask.confirm = True
        answer: Payload = yield from _ask_everybody(g, ask)
        if not is_aside(answer):
            return answer
        assert ANY_TIME.do is not None
        yield from ANY_TIME.do(g, answer)


def may_step_in(g: Vanguard, who: CrewMember) -> bool:
    """Whether this crew member could do something at any time; asides name it in their third place."""
    assert ANY_TIME.find is not None
    return any([aside[2] == who.section for aside in ANY_TIME.find(g, who.seat)])


def anybody_may_step_in(g: Vanguard) -> bool:
    assert ANY_TIME.find is not None
    return any([bool(ANY_TIME.find(g, seat)) for seat in range(len(g.seats))])


def _ask_everybody(g: Vanguard, ask: Ask) -> Procedure[Payload]:
    """The question to its seat, and a place to step in for everybody else who could do something: who is first."""
    assert ANY_TIME.find is not None
    ask.asides = ANY_TIME.find(g, ask.seat)
    standing_by: list[Ask] = []
    for seat in range(len(g.seats)):
        if seat != ask.seat:
            asides = ANY_TIME.find(g, seat)
            if asides:
                standing_by.append(Ask(seat, [], "VAN-EXERT-07", STEP_IN, asides=asides, standby=True))
    if not standing_by:
        alone: Payload = yield ask
        return alone
    g.asked += 1
    first: tuple[int, Payload] = yield Anyone([ask, *standing_by], g.asked)
    return first[1]


def is_aside(answer: Payload) -> bool:
    """Asides begin with the word "aside", and nothing else does."""
    return isinstance(answer, tuple) and len(answer) > 1 and answer[0] == "aside"
