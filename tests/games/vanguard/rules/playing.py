"""Tables of the box's planets, played at random as far as a test needs them."""

from collections.abc import Iterator
from typing import Any

from starboard.games.vanguard.rules.play import play
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.testing.table import SEATS
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_reply
from starboard.kernel.requests import Ask, Payload, Together


def new_table(name: str, players: int = 4, mode: str = "expedition", options: tuple[str, ...] = ()) -> Vanguard:
    """A table on this planet before its set-up."""
    return Vanguard(mode, sorted(options), name, [list(seat) for seat in SEATS[players]])


def begun(name: str, players: int = 4, mode: str = "expedition", seed: int = 1) -> Vanguard:
    """A table whose first round is about to begin, all choices made at random."""
    g = new_table(name, players, mode)
    go_on(g, "round", seed)
    return g


def go_on(g: Vanguard, until: str, seed: int = 1, answers: dict[str, Payload] | None = None) -> list[Ask]:
    """The table is played until it comes to this step; what `answers` says by rule is answered so, the rest at random.

    Gives every question that was asked.
    """
    asked: list[Ask] = []
    for request in requests_of(g, seed, answers):
        if g.step == until:
            break
        asked += request.asks if isinstance(request, Together) else [request] if isinstance(request, Ask) else []
    return asked


def requests_of(g: Vanguard, seed: int = 1, answers: dict[str, Payload] | None = None) -> Iterator[Any]:
    """Every request of a game, before it is answered like that."""
    fate, going, answer = Fate(seed), play(g), None
    while True:
        try:
            request = going.send(answer)
        except StopIteration:
            return
        yield request
        if isinstance(request, Together):
            answer = {ask.seat: _answer(ask, fate, answers or {}) for ask in request.asks}
        elif isinstance(request, Ask):
            answer = _answer(request, fate, answers or {})
        else:
            answer = random_reply(request, fate)


def _answer(ask: Ask, fate: Fate, answers: dict[str, Payload]) -> Payload:
    if ask.rule in answers:
        assert answers[ask.rule] in ask.options, f"{answers[ask.rule]} is not among {list(ask.options)}"
        return answers[ask.rule]
    return ask.only_answer() if ask.forced() else random_reply(ask, fate)
