"""What a process that works out odds is given and does: the game as it stands, and the seat that wonders."""

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.games.registry import GAMES
from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.history import Entry, History, Kept, Position
from starboard.kernel.match import Match, resume
from starboard.kernel.odds import MOST_TRIES, Odds, Outcome, Planned, odds, odds_of_question
from starboard.kernel.requests import Payload
from starboard.server.wire.seat_view import OptionOdds, OutcomeOdds

QUICK_TRIES = 90  # of one way among all those of a question

# A game, its last checkpoint, the answers since, and how many of them had been given at each window that passed since.
Sent = tuple[str, Any, list[Entry], list[int]]


def position_of(match: Match) -> Sent:
    """Where a match stands, as it travels to another process: only what was played since its last checkpoint."""
    kept = match.history.kept[-1]
    passed = [length - kept.mark for length in match.history.passed[kept.windows :]]
    return match.game.name, encode(kept.state), match.journal[kept.mark :], passed


def all_odds(position: Sent, seat: int) -> list[OptionOdds]:
    """The odds of every option the seat is offered, if what follows is its own doing and not another's."""
    match = _match(position)
    if match.game.acting(match.state) != seat:
        return []
    return [_plain(option, found) for option, found in odds_of_question(match, seat)]


def odds_of(
    position: Sent, seat: int, answer: Payload, then: Sequence[Planned] = (), quick: bool = False
) -> list[OptionOdds]:
    """The odds of one answer, and of those planned after it; none if it is no answer yet."""
    match = _match(position)
    if match.game.acting(match.state) != seat or not match.asks[seat].allows(answer):
        return []
    return [_plain(answer, odds(match, seat, answer, QUICK_TRIES if quick else MOST_TRIES, then))]


def _match(sent: Sent) -> Match:
    name, checkpoint, since, passed = sent
    game = GAMES[name]
    state = decode(game.state_kind, checkpoint)
    there = Position(Kept(0, 0, state), since, 0, passed, [], set(), 0)
    return resume(game, there, Fate(0), History(state), listen=False, hold_windows=True)


def _plain(pick: Payload, found: Odds) -> OptionOdds:
    return OptionOdds(pick, found.exact, [_outcome(one, found.exact) for one in found.outcomes], found.until)


def _outcome(one: Outcome, exact: bool) -> OutcomeOdds:
    between = msgspec.UNSET if exact else (round(one.low, 4), round(one.high, 4))
    return OutcomeOdds(one.said.text, round(one.chance, 4), one.said.args, between)
