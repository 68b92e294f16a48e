"""A mirror shows exactly what the projector shows, and its changes are the difference."""

import contextlib
import copy

import pytest

from starboard.bots.base import RandomBot
from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.kernel.errors import CannotUndo
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.server.wire.diffs import patched
from starboard.server.wire.mirror import Mirror


def play_on(match: Match, bot: RandomBot) -> int:
    seat = min(match.asks)
    match.answer(seat, bot.answer({}, match.asks[seat]))
    return seat


@pytest.mark.parametrize(("seats", "options"), [(2, []), (4, ["intruder-player"]), (5, ["alternative-board"])])
def test_a_mirror_stays_equal_to_what_each_seat_may_see(seats: int, options: list[str]) -> None:
    match = Match(NEMESIS, new_table(NEMESIS, seats, "semi-coop", options), Fate(seats))
    eyes = [SPECTATOR, *range(seats)]
    mirror = Mirror(match.state, eyes)
    screens = {seat: {"state": copy.deepcopy(mirror.view(seat))} for seat in eyes}
    bot = RandomBot(seats)

    for step in range(300):
        if match.over:
            break
        seat = play_on(match, bot)
        if step % 29 == 0:
            with contextlib.suppress(CannotUndo):
                match.undo(seat, consent=True)
        for_all, changes = mirror.update(match.state)

        for each in eyes:
            screens[each] = patched(screens[each], [*for_all, *changes[each]])
            assert mirror.view(each) == project(match.state, each)
            assert screens[each]["state"] == mirror.view(each)


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
