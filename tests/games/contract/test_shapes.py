"""What leaves a game is plain: JSON says all of it, mirrors follow it exactly, and bounds hold."""

import contextlib
import copy
from typing import Any

import msgspec
import pytest

from starboard.kernel.diffs import patched
from starboard.kernel.errors import CannotUndo, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game
from starboard.kernel.mirror import Mirror
from starboard.kernel.pieces import plan_for, project
from starboard.kernel.seat_view import events, view
from starboard.kernel.setup import check_setup
from starboard.kernel.shapes import LARGEST
from starboard.kernel.visibility import OPEN
from tests.games.contract.playing import eyes_of, one_decision, positions
from tests.games.contract.tables import Seating, every_game, every_table, tables_of


def plain(value: object) -> bool:
    """Whether JSON and a browser understand it exactly."""
    if isinstance(value, dict):
        return all(type(name) is str and plain(one) for name, one in value.items())
    if isinstance(value, list):
        return all(plain(one) for one in value)
    if type(value) is int:
        return abs(value) <= LARGEST
    return value is None or type(value) in (str, bool)


@every_table
def test_a_view_holds_nothing_that_json_cannot_say(table: Seating):
    match = table.match(seed=20 + table.number)
    for position in positions(match, Fate(table.number), every=6):
        for eyes in (OPEN, *eyes_of(match)):
            seen = view(position, eyes)
            assert plain(seen["state"])
            assert plain(seen["results"])
            assert msgspec.json.decode(msgspec.json.encode(seen)) is not None
            told = events(position, eyes, max(0, len(position.happened) - 20))
            assert msgspec.json.decode(msgspec.json.encode(told)) == told


@every_table
def test_a_mirror_stays_equal_to_what_each_seat_may_see(table: Seating):
    match, dice = table.match(seed=table.number), Fate(table.number)
    eyes = eyes_of(match)
    mirror = Mirror(match.state, eyes)
    screens = {seat: {"state": copy.deepcopy(mirror.view(seat))} for seat in eyes}
    for step in range(120):
        if match.over:
            break
        seat = one_decision(match, dice)
        if step % 29 == 0:
            with contextlib.suppress(CannotUndo):
                match.undo(seat, consent=True)
        for_all, changes = mirror.update(match.state)
        for each in eyes:
            screens[each] = patched(screens[each], [*for_all, *changes[each]])
            assert mirror.view(each) == project(match.state, each)
            assert screens[each]["state"] == mirror.view(each)


@every_game
def test_a_game_is_whole(game: Game):
    """Its kinds of pieces can be followed, its box can be sent, and whatever it offers first can be opened."""
    assert plan_for(game.state_kind)
    assert plain(msgspec.json.decode(msgspec.json.encode(game.box())))
    assert game.content_hash() == game.content_hash() != ""
    assert game.rules_version and game.title
    for rule in game.order_kinds().values():
        assert rule.count("-") == 2
    offer = game.offer
    for names in (offer.modes, offer.roles, offer.scenarios, offer.options, offer.campaigns):
        ids = [one.id for one in names]
        assert len(set(ids)) == len(ids)


@every_table
def test_what_is_offered_can_be_opened(table: Seating):
    check_setup(table.game.offer, table.setup, table.game.title)
    assert len(table.game.setup_of(table.state()).seats) == table.seats


@every_game
@pytest.mark.parametrize("query", [{}, {"kind": "no such query"}, {"kind": None}, {"kind": ["x"]}], ids=str)
def test_a_query_that_nobody_knows_is_refused(game: Game, query: dict[str, Any]):
    state = project(tables_of(game.name)[0].state(), 0)
    with pytest.raises(Unknown):
        game.inspect(state, 0, query)
