"""Playing on at a table: at random or sensibly, step by step or to the end."""

from collections.abc import Iterator

from starboard.bots.base import good_bot, make_bot
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Payload
from starboard.kernel.visibility import SPECTATOR

MOST_DECISIONS = 20_000


def seats_of(match: Match) -> range:
    return range(len(match.game.setup_of(match.start).seats))


def eyes_of(match: Match) -> list[int]:
    """All seats, and somebody who only watches."""
    return [SPECTATOR, *seats_of(match)]


def deciding(match: Match) -> list[int]:
    """Seats from which an answer is wanted; whoever stands by may also leave it."""
    return sorted([seat for seat, ask in match.asks.items() if not ask.standby])


def one_decision(match: Match, dice: Fate) -> int:
    """Some seat that is asked answers at random; which one it was."""
    seat = dice.pick(sorted(match.asks))
    match.answer(seat, random_answer(match.asks[seat], dice))
    return seat


def played(match: Match, decisions: int) -> Match:
    """The same match, so many decisions later, or over."""
    dice = Fate(1)
    for _ in range(decisions):
        if not match.over:
            one_decision(match, dice)
    return match


def one_step(match: Match, dice: Fate) -> None:
    """The same at a table where reaction windows are held open: an open one closes."""
    if match.window:
        match.close_window()
    else:
        one_decision(match, dice)


class Players:
    """Sensible players for every seat, who come to places that random ones seldom reach."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        name = match.game.name
        self.bots = [make_bot(good_bot(name), name, seed * 31 + seat) for seat in seats_of(match)]

    def step(self) -> None:
        """A bot that has to decide answers; an open reaction window closes."""
        if self.match.window:
            self.match.close_window()
            return
        seat = min(deciding(self.match))
        self.match.answer(seat, self.answer(seat))

    def answer(self, seat: int) -> Payload:
        bot = self.bots[seat]
        shown = project(self.match.state, seat) if bot.needs_view else {}
        return bot.answer(shown, self.match.asks[seat])


def positions(match: Match, dice: Fate, every: int = 1) -> Iterator[Match]:
    """Play on to the end, stopping every so many decisions."""
    decisions = 0
    while not match.over:
        if decisions % every == 0:
            yield match
        one_decision(match, dice)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    yield match
