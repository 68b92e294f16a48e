"""Questions during which others may step in with what can be done at any time (VAN-EXERT-07)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import FATE, Anyone, Asides, Ask, Payload, Procedure

STEP_IN: Final = "step-in"  # the kind of question by which seats stand by

FindAsides = Callable[[Vanguard, int], list[Payload]]
MayStepIn = Callable[[Vanguard, CrewMember], bool]
SeatMayStepIn = Callable[[Vanguard, int, bool], bool]
DoAside = Callable[[Vanguard, Payload], Procedure[None]]


class AnyTime:
    """What can be done at any time: who could do anything, what a seat could, and doing it.

    `any_time` fills it in.
    """

    def __init__(self) -> None:
        self.may: MayStepIn | None = None
        self.seat_may: SeatMayStepIn | None = None  # or, if that is asked, any of the other seats
        self.find: FindAsides | None = None
        self.do: DoAside | None = None


ANY_TIME: Final = AnyTime()


class StepIn(Asides):
    """What can be done at any time by the crew members of a seat."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Vanguard, seat: int) -> None:
        self.g = g
        self.seat = seat

    def there_are(self) -> bool:
        assert ANY_TIME.seat_may is not None
        return ANY_TIME.seat_may(self.g, self.seat, False)

    def found(self) -> list[Payload]:
        assert ANY_TIME.find is not None
        return ANY_TIME.find(self.g, self.seat)


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
            if payer is None or not ask.options or not may_step_in(g, payer):
                return ask.only_answer()
            ask.confirm = True
        ask.look_for(StepIn(g, ask.seat))
        if _others_may_step_in(g, ask.seat):
            g.asked += 1
            first: tuple[int, Payload] = yield Anyone([ask], g.asked, partial(_standing_by, g, ask.seat))
            answer: Payload = first[1]
        else:
            answer = yield ask
        if not is_aside(answer):
            return answer
        assert ANY_TIME.do is not None
        yield from ANY_TIME.do(g, answer)


def may_step_in(g: Vanguard, who: CrewMember) -> bool:
    """Whether this crew member could do something at any time."""
    assert ANY_TIME.may is not None
    return ANY_TIME.may(g, who)


def anybody_may_step_in(g: Vanguard) -> bool:
    return _others_may_step_in(g, FATE)  # which is nobody's seat


def _others_may_step_in(g: Vanguard, seat: int) -> bool:
    """Whether crew members of other seats could do something at any time."""
    assert ANY_TIME.seat_may is not None
    return (len(g.seats) > 1 or seat == FATE) and ANY_TIME.seat_may(g, seat, True)


def _standing_by(g: Vanguard, asked: int) -> list[Ask]:
    """While this seat is asked: a place to step in for everybody else who could do something, by their seats."""
    asks: list[Ask] = []
    for seat in range(len(g.seats)):
        asides = StepIn(g, seat)
        if seat != asked and asides.there_are():
            ask = Ask(seat, [], "VAN-EXERT-07", STEP_IN, standby=True)
            ask.look_for(asides)
            asks.append(ask)
    return asks


def is_aside(answer: Payload) -> bool:
    """Asides begin with the word "aside", and nothing else does."""
    return isinstance(answer, tuple) and len(answer) > 1 and answer[0] == "aside"
