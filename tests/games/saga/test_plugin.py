"""Star Saga by the interface through which everything else will know it."""

import msgspec
import pytest

from starboard.games.saga.plugin import GAME, OFFER
from starboard.games.saga.rules.movement.zones import chart_of
from starboard.games.saga.rules.play import play
from starboard.kernel.encoding import encode
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer, random_reply
from starboard.kernel.requests import Checkpoint
from starboard.kernel.setup import Setup, set_up

SQUAD, NEXUS = ("mercenaries",), ("nexus",)


@pytest.mark.parametrize("setup", [Setup("together", (SQUAD,), (), "a"), Setup("versus", (NEXUS, SQUAD), (), "b")])
def test_a_match_is_played_to_its_end_and_says_who_won(setup):
    match, dice = Match(GAME, GAME.new(setup), Fate(3)), Fate(4)
    while not match.over:
        seat = min(match.asks)
        match.answer(seat, random_answer(match.asks[seat], dice))
        assert GAME.impossible(match.state) == []

    found = GAME.results(match.state)
    assert GAME.setup_of(match.state) == setup
    assert found["ending"] == "nexus" and found["winners"] == ([0] if setup.mode == "versus" else [])
    assert found["mercenaries"][0]["name"] == "dulinsky"
    assert GAME.carry(match.state) is None


@pytest.mark.rule("SAGA-SETUP-10")
def test_a_fixed_team_has_no_more_seats_than_mercenaries():
    assert [OFFER.counts("together", one) for one in ("a", "b", "c")] == [(1, 1), (1, 2), (1, 4)]
    assert [OFFER.counts("versus", one) for one in ("a", "b", "c")] == [(2, 2), (2, 3), (2, 5)]
    with pytest.raises(StarboardError):
        GAME.new(Setup("together", (SQUAD, SQUAD), (), "a"))


def test_a_chapter_begins_from_its_sheet_and_not_from_a_doctored_one():
    sheet = encode(GAME.new_sheet("lantern-job"))
    assert GAME.new(set_up(OFFER, "together", 2, (), "m1", sheet)).campaign == "lantern-job"
    with pytest.raises(StarboardError):
        GAME.new(set_up(OFFER, "together", 2, (), "m9", sheet))
    with pytest.raises(Unknown):
        GAME.new_sheet("another")


def test_the_box_can_be_sent_to_a_screen_and_shows_no_map():
    sent = msgspec.json.encode(GAME.box())
    assert b'"plan"' not in sent and b'"overlay"' not in sent
    assert len(GAME.content_hash()) == 16


@pytest.mark.parametrize("mission", ["a", "c", "m4", "m7"])
def test_hard_missions_are_possible_and_unlike_each_other(mission):
    tables = set()
    for seed in range(8):
        g = begun(mission, seed)
        GAME.hardships().prepare(g, Fate(seed))
        assert GAME.impossible(g, at_rest=True) == []
        tables.add(msgspec.json.encode(encode(g)))
    assert len(tables) > 4


def test_no_hard_mission_begins_behind_a_gate_that_only_the_mission_opens():
    """Nobody would ever come out of the gate of Two Keys, and nothing could end the game."""
    for seed in range(20):
        g = begun("b", seed)
        GAME.hardships().prepare(g, Fate(seed))
        assert "E" not in g.zones


@pytest.mark.parametrize("mission", ["a", "b", "c", "m5"])
def test_no_hard_mission_locks_anybody_in_where_no_terminal_is(mission):
    """No Agent opens what is locked, and Mercenaries unlock at Terminals."""
    for seed in range(20):
        g = begun(mission, seed)
        GAME.hardships().prepare(g, Fate(seed))
        zones = chart_of(g).zones
        for door in g.doors:
            sides = [zones[letter] for letter in chart_of(g).behind[door.code]]
            if door.lock and all([side.letter in g.zones for side in sides]):
                assert all([[one for one in side.scenery if one.kind == "terminal"] for side in sides])


def begun(mission, seed):
    """A table at its first checkpoint."""
    g, fate, reply = GAME.new(set_up(OFFER, "together", 1, (), mission)), Fate(seed), None
    going = play(g)
    while not isinstance(request := going.send(reply), Checkpoint):
        reply = random_reply(request, fate)
    return g
