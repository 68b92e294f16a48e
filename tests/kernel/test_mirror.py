"""A mirror shows exactly what the projector shows, and its changes are the difference."""

import copy

from starboard.bots.base import RandomBot
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.mirror import Mirror


def play_on(match: Match, bot: RandomBot) -> int:
    seat = min(match.asks)
    match.answer(seat, bot.answer({}, match.asks[seat]))
    return seat


def test_a_view_handed_out_is_not_written_to_any_more() -> None:
    match = Match(NEMESIS, new_table(NEMESIS, 3, "semi-coop", []), Fate(1))
    mirror = Mirror(match.state, [0, 1])
    held = mirror.view(0)
    before = copy.deepcopy(held)

    for _ in range(60):
        play_on(match, RandomBot(1))
        mirror.update(match.state)

    assert held == before
    assert mirror.view(0) != before


def test_nothing_changed_is_nothing_to_send() -> None:
    match = Match(NEMESIS, new_table(NEMESIS, 3, "semi-coop", []), Fate(1))
    mirror = Mirror(match.state, [0, 1])

    assert mirror.update(match.state) == ([], {0: [], 1: []})
