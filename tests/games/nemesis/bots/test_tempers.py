"""Tempers and strengths change what a crew bot does, and never what it sees."""

import pytest

from starboard.games.nemesis.bots import CrewBot, bot_of
from starboard.games.nemesis.bots.actions import how_to_walk
from starboard.games.nemesis.bots.care import upkeep
from starboard.games.nemesis.bots.deeds import searching
from starboard.games.nemesis.bots.reading import Reading
from starboard.games.nemesis.bots.tempers import SLIPS, TEMPERS
from starboard.games.nemesis.rules.menu import menu
from starboard.kernel.pieces import project
from starboard.kernel.requests import Ask
from starboard.testing import NemesisTable
from tests.games.nemesis.bots.test_crew import play

HAND = ["search", "rest", "demolition", "interruption", "reload"]


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("strength", SLIPS)
def test_every_temper_plays_a_whole_game_legally(temper: str, strength: str):
    play(3, "semi-coop", (), 4, [bot_of(temper, strength, seat) for seat in range(3)])


def test_tempers_make_different_games():
    games = {
        temper: tuple(map(repr, play(4, "semi-coop", (), 7, [bot_of(temper, "sharp", seat) for seat in range(4)])))
        for temper in TEMPERS
    }

    assert len(set(games.values())) == len(TEMPERS)


def test_an_even_temper_is_the_bot_as_it_always_was():
    assert play(3, "coop", (), 2, [bot_of("", "sharp", 5) for _ in range(3)]) == play(
        3, "coop", (), 2, [CrewBot(5) for _ in range(3)]
    )


def test_only_the_suspicious_refuse_a_gift():
    table = NemesisTable()
    scout = table.character("scout")
    table.character("pilot")
    ask = Ask(scout.seat, ["accept", "refuse", "swap"], "", "trade-answer", about={"target": 1, "offer": ("tools",)})
    answers = {temper: bot_of(temper, "sharp", 1).answer(project(table.g, 0), ask) for temper in TEMPERS}

    assert [temper for temper, answer in answers.items() if answer == "refuse"] == ["suspicious"]


def test_the_cautious_take_a_careful_step_where_the_reckless_walk_in():
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    scout = table.character("scout", at="laboratory", hand=HAND[:4], objectives=["strike"])
    table.noise("cabins", 2)
    options = menu(table.g, scout).options
    cabins = table.room("cabins")

    def step(temper: str) -> str:
        decision = how_to_walk(Reading(project(table.g, scout.seat), scout.seat, TEMPERS[temper]), options, cabins)
        return decision.option if decision else ""

    assert (step("cautious"), step("reckless")) == ("careful", "move")


def test_the_loyal_look_after_the_ship_and_the_greedy_search():
    table = NemesisTable(rooms={2: "armory"})
    scout = table.character("scout", at="armory", hand=["search", "repairs"], objectives=["strike"])
    table.malfunction("armory")
    table.fire("armory")

    def reading(temper: str) -> Reading:
        return Reading(project(table.g, scout.seat), scout.seat, TEMPERS[temper])

    def worth(temper: str) -> float:
        return sum([errand.value for errand in upkeep(reading(temper))])

    assert worth("loyal") > worth("greedy") > 0.0
    assert searching(reading("greedy")) > searching(reading("loyal")) > 0.0


def test_the_weaker_slip_more_often():
    def slips(strength: str) -> int:
        table = NemesisTable(corridors={1: ("laboratory", "cabins")})
        scout = table.character("scout", at="laboratory", hand=HAND[:4], wounds=["body", "leg"], objectives=["strike"])
        table.intruder("queen", at="laboratory")
        table.g.active = scout.seat
        ask = Ask(scout.seat, menu(table.g, scout).options, "NEM-TURN-06", "action")
        view = project(table.g, scout.seat)
        sensible = CrewBot(1).answer(view, ask)
        return len([1 for seed in range(200) if bot_of("", strength, seed).answer(view, ask) != sensible])

    assert slips("easy") > 2 * slips("steady") > slips("sharp") == 0
