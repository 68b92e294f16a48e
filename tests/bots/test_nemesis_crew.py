"""The scripted crew member: legal, from a view alone, sensible, and better than chance."""

import msgspec
import pytest

from starboard.bots import make_bot
from starboard.bots.nemesis_crew import CrewBot
from starboard.games.nemesis.game import NEMESIS
from starboard.games.nemesis.rules.menu import menu
from starboard.kernel.asks import Ask
from starboard.kernel.errors import Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.views import project
from starboard.lab.games import Plan, play_one
from starboard.testing import NemesisTable
from tests.games.nemesis.whole_games import TABLES

HAND = ["search", "rest", "demolition", "search", "interruption"]


def choice(table: NemesisTable, who) -> str:
    """What the bot does with its Action."""
    options = menu(table.g, who).options
    ask = Ask(who.seat, options, "NEM-TURN-06", "action", about={"actions": 0}, private=True)
    return CrewBot(1).answer(project(table.g, who.seat), ask)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_it_plays_whole_games_legally_from_a_view_that_went_over_the_wire(table):
    seats, mode, options = TABLES[table]
    match = Match(NEMESIS, NEMESIS.new(seats, mode, options), Fate(table), listen=False)
    bots = [CrewBot(seat) for seat in range(seats)]
    while not match.over:
        seat = sorted(match.asks)[0]
        seen = msgspec.json.decode(msgspec.json.encode(project(match.state, seat)))
        match.answer(seat, bots[seat].answer(seen, match.asks[seat]))
    assert match.state.step == "over"


def test_the_same_seed_and_view_give_the_same_answer():
    plan = Plan("nemesis", 3, "semi-coop", (), ("scripted",), 4)
    assert play_one(NEMESIS, plan, 1) == play_one(NEMESIS, plan, 1)


def test_it_flees_from_the_queen_when_badly_wounded():
    table = NemesisTable(corridors={1: ("armory", "cabins")})
    scout = table.character("scout", at="armory", hand=HAND, wounds=["leg", "arm"], held=[("rifle", 1)])
    table.intruder("queen", at="armory")
    assert choice(table, scout) in ("escape", "card:adrenaline", "card:suppressive-fire")


def test_it_shoots_a_creeper_with_a_full_rifle():
    table = NemesisTable()
    soldier = table.character("soldier", at="armory", hand=HAND)
    table.intruder("creeper", at="armory")
    assert choice(table, soldier) == "shoot"


def test_it_boards_a_pod_when_time_is_short():
    table = NemesisTable()
    pilot = table.character("pilot", at="evac-a", hand=HAND, objectives=["best-friends"])
    table.g.time = 14
    table.pod(1).unlocked = True
    assert choice(table, pilot) == "room"


def test_it_launches_a_pod_it_sits_in_when_the_ship_is_about_to_blow_up():
    table = NemesisTable()
    table.room("evac-a")
    pilot = table.character("pilot", pod=1, hand=HAND, objectives=["best-friends"])
    table.pod(1).unlocked = True
    table.g.self_destruct = 5
    ask = Ask(pilot.seat, ["launch", "wait", "leave"], "NEM-POD-08", "in-pod", about={"pod": 1})
    assert CrewBot(1).answer(project(table.g, pilot.seat), ask) == "launch"


def test_it_heals_in_the_emergency_room():
    table = NemesisTable()
    wounds = ["leg", "bleeding", "body"]
    mechanic = table.character("mechanic", at="emergency", hand=HAND, wounds=wounds, objectives=["hoarder"])
    assert choice(table, mechanic) == "room"


def test_a_bot_for_another_game_is_not_known():
    with pytest.raises(Unknown, match="random"):
        make_bot("scripted", "chess", 1)


def test_it_is_far_better_than_chance():
    seats = survived = by_chance = 0
    plan = Plan("nemesis", 4, "semi-coop", (), ("scripted", "random"), 2)
    for number in range(40):
        outcome = play_one(NEMESIS, plan, number)
        for seat, kind in enumerate(outcome.bots):
            lives = outcome.results["fates"][seat] in ("escaped", "hibernating")
            if kind == "scripted":
                seats, survived = seats + 1, survived + lives
            else:
                by_chance += lives
    assert seats == 80
    assert survived >= 8 and survived >= 3 * by_chance
