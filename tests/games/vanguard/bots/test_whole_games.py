"""Scripted players over whole explorations: always legal, always to an end, and better than chance."""

import pytest

from starboard.bots.base import make_bot
from starboard.games.vanguard.content.planet_file import PLANETS
from starboard.games.vanguard.plugin import GAME
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.setup import set_up
from starboard.lab.games import Plan, play_one

MOST_DECISIONS = 6000
GAMES = 3


def played(kind: str, mode: str, planet: str, seats: int, seed: int) -> Match:
    """A whole game among bots of a kind; every answer is legal."""
    match = Match(GAME, GAME.new(set_up(GAME.offer, mode, seats, scenario=planet)), Fate(seed), listen=False)
    bots = [make_bot(kind, "vanguard", 10 * seed + seat) for seat in range(seats)]
    for _ in range(MOST_DECISIONS):
        if match.over:
            break
        seat = min([seat for seat, ask in match.asks.items() if not ask.standby])
        ask = match.asks[seat]
        answer = bots[seat].answer(project(match.state, seat) if bots[seat].needs_view else {}, ask)
        assert ask.allows(answer), f"{ask.kind}: {answer!r}"
        match.answer(seat, answer)
    return match


@pytest.mark.parametrize("planet", PLANETS)
@pytest.mark.parametrize("seats", [1, 4])
def test_an_expedition_comes_to_an_end(planet, seats):
    assert played("scripted", "expedition", planet, seats, seed=7).over


def test_the_tutorial_is_won_by_whoever_thinks():
    games = [played("scripted", "tutorial", "cinder", seats, seed=30 + seats) for seats in (1, 2, 3, 4)]
    assert [GAME.results(match.state)["won"] for match in games] == [True] * 4


def test_bots_that_stand_by_let_others_decide():
    """The fast driver asks those too who need not answer."""
    plan = Plan("vanguard", 2, "expedition", (), ("scripted",), seed=1, scenario="veyra")
    for number in range(GAMES):
        assert play_one(GAME, plan, number).results["ending"]


def test_thinking_wins_more_often_than_chance():
    won = {}
    for kind in ("scripted", "random"):
        games = [played(kind, "expedition", "veyra", 2, seed) for seed in range(GAMES)]
        won[kind] = sum([GAME.results(match.state)["won"] for match in games if match.over])
    assert won["scripted"] > won["random"]
