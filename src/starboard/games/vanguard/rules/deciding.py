"""Questions during which others may step in with what can be done at any time (VAN-EXERT-07)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Anyone, Ask, Payload, Procedure

STEP_IN: Final = "step-in"  # the kind of question by which seats stand by

FindAsides = Callable[[Vanguard, int], list[Payload]]
MayStepIn = Callable[[Vanguard, CrewMember], bool]
DoAside = Callable[[Vanguard, Payload], Procedure[None]]


class AnyTime:
    """What can be done at any time: whether a crew member could do anything, what a seat could, and doing it.

    `any_time` fills it in.
    """

    def __init__(self) -> None:
        self.may: MayStepIn | None = None
        self.find: FindAsides | None = None
        self.do: DoAside | None = None


ANY_TIME: Final = AnyTime()


def decide(
    g: Vanguard, make: Callable[[], Ask], payer: CrewMember | None = None, made: Ask | None = None
) -> Procedure[Payload]:
    """The answer to a question. Until it comes, seats may step in; then the question is made anew and asked again.

    Whoever has to pay something is given the chance even if there is one way to pay it (VAN-EXERT-07). Whoever has
    `made` the question already, to see whether there is one, hands it over.
    """
    while True:
        ask = made or make()
        made = None
        if ask.forced():
            if not ask.options or payer is None or not may_step_in(g, payer):
                return ask.only_answer()
            ask.confirm = True
        asks = _asked_at_once(g, ask)
        if len(asks) == 1:
            answer: Payload = yield ask
        else:
            g.asked += 1
            first: tuple[int, Payload] = yield Anyone(asks, g.asked)
            answer = first[1]
        if not is_aside(answer):
            return answer
        assert ANY_TIME.do is not None
        yield from ANY_TIME.do(g, answer)


def may_step_in(g: Vanguard, who: CrewMember) -> bool:
    """Whether this crew member could do something at any time."""
    assert ANY_TIME.may is not None
    return ANY_TIME.may(g, who)


def _may_step_in(g: Vanguard) -> list[int]:
    """Seats whose crew members could do something at any time, in their order."""
    assert ANY_TIME.may is not None
    found: list[int] = []
    for who in g.crew:
        if who.seat not in found and ANY_TIME.may(g, who):
            found.append(who.seat)
    found.sort()
    return found


def anybody_may_step_in(g: Vanguard) -> bool:
    for who in g.crew:
        if may_step_in(g, who):
            return True
    return False


def _asked_at_once(g: Vanguard, ask: Ask) -> list[Ask]:
    """The question to its seat, and a place to step in for everybody else who could do something: who is first.

    What a seat could do at any time is listed when somebody looks at it.
    """
    assert ANY_TIME.find is not None
    asks = [ask]
    for seat in _may_step_in(g):
        asked = ask
        if seat != ask.seat:
            asked = Ask(seat, [], "VAN-EXERT-07", STEP_IN, standby=True)
            asks.append(asked)
        asked.offer_asides(partial(ANY_TIME.find, g, seat))
    return asks


def is_aside(answer: Payload) -> bool:
    """Asides begin with the word "aside", and nothing else does."""
    return isinstance(answer, tuple) and len(answer) > 1 and answer[0] == "aside"
