"""Playing fast: no journal, no events, no checkpoints kept; for simulations, searches and benchmarks."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.kernel.fate import Fate
from starboard.kernel.faults import BUDGET, fault_of, stop
from starboard.kernel.game import Game, State
from starboard.kernel.requests import Anyone, Ask, Chance, Checkpoint, Payload, Procedure, Roll

Policy = Callable[[State, Ask], Payload]


SELDOM: Final = 12  # one time in so many somebody does something else instead of answering, if it may


def random_answer(ask: Ask, fate: Fate) -> Payload:
    """A legal answer, each equally likely for a single pick; for several, how many first and then which.

    Asides are taken seldom.
    """
    if ask.has_asides() and (ask.standby or fate.below(SELDOM) == 0):
        return ask.asides[fate.below(len(ask.asides))]
    options = ask.options
    if not ask.many:
        if ask.least:
            return options[fate.below(len(options))]
        pick = fate.below(len(options) + 1)
        return options[pick] if pick < len(options) else None
    left = list(options)
    most = min(ask.most, len(left))
    picked = []
    for _ in range(ask.least + fate.below(most - ask.least + 1)):
        picked.append(left.pop(fate.below(len(left))))
    return tuple(picked)


def random_reply(request: Any, fate: Fate, pick: Callable[[Ask, Fate], Payload] = random_answer) -> Payload:
    """Whatever the rules want to know, of players or of fate, as chance has it; `pick` answers for a seat."""
    if isinstance(request, Checkpoint):
        return None
    if isinstance(request, Chance):
        return fate.draw(request)
    if isinstance(request, Roll):
        return fate.roll(request)
    if isinstance(request, Ask):
        return pick(request, fate)
    if isinstance(request, Anyone):
        ask = first_to_answer(request, fate)
        return ask.seat, pick(ask, fate)
    return {ask.seat: pick(ask, fate) for ask in request.asks}


def first_to_answer(request: Anyone, fate: Fate) -> Ask:
    """Whose question is answered: mostly one of those that have to be."""
    if request.has_standby() and fate.below(SELDOM):
        deciding = request.deciding()
        return deciding[fate.below(len(deciding))]
    return request.asks[fate.below(len(request.asks))]


def playout(game: Game, g: State, fate: Fate, policies: Sequence[Policy] | None = None, limit: int = 1_000_000) -> int:
    """Play from a checkpoint until the end or the limit; returns how many decisions the seats made."""
    g.events = None
    going = game.play(g)
    return play_on(game, going, _first(game, going), {}, g, fate, policies, limit)


def _first(game: Game, going: Procedure[None]) -> Any:
    try:
        return next(going)
    except Exception as error:
        raise fault_of(game, 0, None, error) from error


def play_on(
    game: Game,
    going: Procedure[None],
    request: Any,
    answered: dict[int, Payload],
    g: State,
    fate: Fate,
    policies: Sequence[Policy] | None,
    limit: int,
) -> int:
    """Answer this request and what follows until the end or the limit, keeping nothing; how many seats decided.

    A rule that fails or never ends is a `RuleFault`, and what was played is of no further use.
    """
    decisions = 0
    steps = 0  # since the last decision
    answer: Payload = None
    while decisions < limit:
        if isinstance(request, Ask):
            if not request.private and request.forced():
                answer = request.only_answer()
            else:
                decisions += 1
                steps = 0
                answer = random_answer(request, fate) if policies is None else policies[request.seat](g, request)
        elif isinstance(request, Chance):
            answer = request.outcomes[fate.below(len(request.outcomes))]
        elif isinstance(request, Checkpoint):
            answer = None
        elif isinstance(request, Anyone):
            if request.forced():
                first = request.asks[0]
                answer = (first.seat, first.only_answer())
            else:
                first = first_to_answer(request, fate)
                decisions += 1
                steps = 0
                said = random_answer(first, fate) if policies is None else policies[first.seat](g, first)
                if said is None and first.standby:  # it lets the others decide
                    first = request.deciding()[0]
                    said = _answer(g, first, fate, policies)
                answer = (first.seat, said)
        elif isinstance(request, Roll):
            answer = fate.roll(request)
        else:
            answer = answered
            for ask in request.asks:
                if ask.seat not in answered:
                    decisions += 1
                    steps = 0
                    answer[ask.seat] = _answer(g, ask, fate, policies)
            answered = {}
        steps += 1
        try:
            if steps > BUDGET:
                stop(going)
            request = going.send(answer)
        except StopIteration:
            break
        except Exception as error:
            raise fault_of(game, decisions, request, error) from error
    return decisions


def _answer(g: State, ask: Ask, fate: Fate, policies: Sequence[Policy] | None) -> Payload:
    return random_answer(ask, fate) if policies is None else policies[ask.seat](g, ask)
