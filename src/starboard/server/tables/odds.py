"""What a process that works out odds is given and does: the game as it stands, and the seat that wonders."""

from typing import Any

from starboard.games.registry import GAMES
from starboard.kernel.asks import Payload
from starboard.kernel.fate import Fate
from starboard.kernel.match import Entry, Match
from starboard.kernel.odds import Odds, odds, odds_of_question
from starboard.kernel.views import decode, encode
from starboard.server import wire

Position = tuple[str, Any, list[Entry]]  # a game, its last checkpoint, and the answers since


def position_of(match: Match) -> Position:
    mark = match.mark or 0
    return match.game.name, encode(match.checkpoint), match.journal[mark:]


def all_odds(position: Position, seat: int) -> list[wire.OptionOdds]:
    """The odds of every option the seat is offered, if what follows is its own doing and not another's."""
    match = _match(position)
    if match.game.acting(match.state) != seat:
        return []
    return [_plain(option, found) for option, found in odds_of_question(match, seat)]


def odds_of(position: Position, seat: int, answer: Payload) -> list[wire.OptionOdds]:
    """The odds of one answer; none if it is no answer yet."""
    match = _match(position)
    if match.game.acting(match.state) != seat or not match.asks[seat].allows(answer):
        return []
    return [_plain(answer, odds(match, seat, answer))]


def _match(position: Position) -> Match:
    name, checkpoint, since = position
    game = GAMES[name]
    state = decode(game.state_kind, checkpoint)
    return Match(game, state, Fate(0), listen=False, hold_windows=True, script=since, trusted=True)


def _plain(pick: Payload, found: Odds) -> wire.OptionOdds:
    outcomes = [wire.Outcome(said.text, round(chance, 4), said.args) for said, chance in found.outcomes]
    return wire.OptionOdds(pick, found.exact, outcomes)
