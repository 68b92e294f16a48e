"""Playing fast: no journal, no events, no checkpoints kept; for simulations, searches and benchmarks."""

from collections.abc import Callable, Sequence
from typing import Any

from starboard.kernel.asks import Ask, Chance, Checkpoint, Payload, Procedure
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State

Policy = Callable[[State, Ask], Payload]


def random_answer(ask: Ask, fate: Fate) -> Payload:
    """A legal answer, each equally likely for a single pick; for several, how many first and then which."""
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


def playout(game: Game, g: State, fate: Fate, policies: Sequence[Policy] | None = None, limit: int = 1_000_000) -> int:
    """Play from a checkpoint until the end or the limit; returns how many decisions the seats made."""
    g.events = None
    going = game.play(g)
    return play_on(going, next(going), {}, g, fate, policies, limit)


def play_on(
    going: Procedure[None],
    request: Any,
    answered: dict[int, Payload],
    g: State,
    fate: Fate,
    policies: Sequence[Policy] | None,
    limit: int,
) -> int:
    """Answer this request and what follows until the end or the limit, keeping nothing; how many seats decided."""
    decisions = 0
    answer: Payload = None
    while decisions < limit:
        if isinstance(request, Chance):
            answer = request.outcomes[fate.below(len(request.outcomes))]
        elif isinstance(request, Ask):
            if not request.private and request.forced():
                answer = request.only_answer()
            else:
                decisions += 1
                answer = _answer(g, request, fate, policies)
        elif isinstance(request, Checkpoint):
            answer = None
        else:
            answer = answered
            for ask in request.asks:
                if ask.seat not in answered:
                    decisions += 1
                    answer[ask.seat] = _answer(g, ask, fate, policies)
            answered = {}
        try:
            request = going.send(answer)
        except StopIteration:
            break
    return decisions


def _answer(g: State, ask: Ask, fate: Fate, policies: Sequence[Policy] | None) -> Payload:
    return random_answer(ask, fate) if policies is None else policies[ask.seat](g, ask)
