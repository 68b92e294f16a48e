"""The end of an exploration: how it ends, what comes home, promotions, dice (VAN-END, VAN-EVAC, VAN-RANKUP)."""

import pytest

from starboard.games.vanguard.content.dice import FIRST_PURCHASE, SECTION_DICE, SECTIONS
from starboard.games.vanguard.content.expeditions import dice_for, dice_owned, price_of_dice
from starboard.games.vanguard.rules.actions import options
from starboard.games.vanguard.rules.any_time import asides
from starboard.games.vanguard.rules.cargo import excess, leave_excess
from starboard.games.vanguard.rules.docking import dock, offer_dice, promote
from starboard.games.vanguard.rules.injuries import gain_injury
from starboard.games.vanguard.rules.leads import find
from starboard.games.vanguard.rules.lift_off import lift_off
from starboard.games.vanguard.rules.missions import complete_by_text, complete_mission, reveal_mission
from starboard.games.vanguard.rules.play import play
from starboard.games.vanguard.rules.results import results
from starboard.games.vanguard.rules.rounds import begin_round
from starboard.testing import VanguardTable

FIVE = ["red-basic", "red-physical", "green-basic", "blue-basic", "blue-tech"]
HURT = ["wounded", "burned", "shaken"]

# Its Mission ends the exploration, by its own text.
LAST_MISSION = """
[[mission]]
id = "M80"
when = "allin(2)"
done = "done(M80) + success(1) + end"

[[log]]
id = "80"
speaker = "captain"
mood = "plain"
on = "turn 80"
do = "mission(M80)"
"""


def over(table: VanguardTable, ending: str = "lift-off") -> VanguardTable:
    """An exploration that has ended so, on its way home."""
    table.g.ending, table.g.step = ending, "docking"
    return table


# --- how it ends ---


@pytest.mark.rule("VAN-END-01", "VAN-EVAC-02", "VAN-END-03")
def test_a_fourth_injury_ends_it_with_the_evacuation_log():
    table = VanguardTable()
    who = table.crew("security", sector=3, dice=FIVE, injuries=HURT)

    table.run(gain_injury, who, "wounded")

    assert table.ended and table.g.ending == "evacuation" and table.g.read == ["3"]
    assert [one.name for one in who.injuries] == HURT and table.g.lander.damaged


@pytest.mark.rule("VAN-END-01", "VAN-END-02")
def test_a_lift_off_ends_it_with_the_lift_off_log():
    table = VanguardTable()
    who = table.crew("security")

    table.run(lift_off, who)

    assert table.ended and table.g.ending == "lift-off" and table.g.read == ["2"] and not table.g.lander.damaged


@pytest.mark.rule("VAN-END-01", "VAN-MISSION-05")
def test_a_mission_may_end_it_by_its_text():
    table = VanguardTable(LAST_MISSION)
    who = table.crew("security", sector=2)
    table.run(reveal_mission, "M80")

    table.run(complete_by_text, "M80", who)

    assert table.ended and table.g.ending == "mission" and table.g.completed == ["M80"] and table.g.success == 1
    assert results(table.g)["won"]


@pytest.mark.rule("VAN-END-01", "VAN-TEAM-07", "SHIP-DEATH-04")
def test_with_nobody_left_it_ends_and_the_discoveries_are_lost():
    table = VanguardTable()
    table.crew("security").status = "dead"
    table.g.discoveries, table.g.uniques = ["mi01"], [2]

    table.run(begin_round)

    assert table.ended and table.g.ending == "nobody" and table.g.lander.damaged
    assert table.g.discoveries == [] and table.g.uniques == [2] and not results(table.g)["won"]


@pytest.mark.rule("VAN-EVAC-05")
def test_nobody_can_call_for_an_evacuation():
    table = VanguardTable(players=4)
    for section in ("security", "recon", "science", "engineering"):
        table.crew(section, dice=FIVE, injuries=HURT[:2])
    kinds = {option[0] for option in options(table.g, table.member("security"))}
    kinds |= {aside[1] for seat in range(4) for aside in asides(table.g, seat)}

    assert kinds == {"travel", "prepare", "rest", "lift-off", "end-turn"}


@pytest.mark.rule("VAN-EVAC-04", "VAN-UNIQUE-05", "VAN-DISCARD-02", "SHIP-LEAVE-04")
def test_an_evacuation_puts_discoveries_under_their_decks_and_keeps_unique_ones():
    table = VanguardTable()
    who = table.crew("security", injuries=HURT)
    table.g.discoveries, table.g.uniques = ["mi01", "mi02"], [2]

    table.run(gain_injury, who, "wounded")

    assert table.g.discoveries == [] and table.g.uniques == [2]
    assert next(deck for deck in table.g.decks if deck.type == "micro").deck.bottom == ["mi01", "mi02"]


# --- what comes home ---


@pytest.mark.rule("VAN-DISCOVERY-04", "VAN-END-04", "SHIP-DOCK-02", "SHIP-DISCOVERY-03")
def test_what_is_above_the_limit_is_given_up_by_the_players_choice():
    table = over(VanguardTable())
    table.crew("security")
    table.g.discoveries = ["mi01", "mi02", "mi03", "fl01", "fl02", "at01"]  # the Space Ranger holds four
    table.answers({"VAN-DISCOVERY-04": ["mi02", "at01"]})

    table.run(leave_excess)

    assert table.g.discoveries == ["mi01", "mi03", "fl01", "fl02"]
    assert [deck.deck.bottom for deck in table.g.decks if deck.deck.bottom] == [["mi02"], ["at01"]]


@pytest.mark.rule("VAN-DISCOVERY-04", "VAN-UNIQUE-05", "SHIP-DOCK-03")
@pytest.mark.parametrize("found, uniques, left", [(4, 0, 0), (5, 0, 1), (3, 2, 1), (2, 4, 2), (0, 6, 0), (0, 0, 0)])
def test_unique_discoveries_take_room_but_are_never_given_up(found, uniques, left):
    table = over(VanguardTable())
    table.g.discoveries, table.g.uniques = ["mi01", "mi02", "mi03", "fl01", "fl02"][:found], list(range(1, uniques + 1))

    assert excess(table.g) == left


@pytest.mark.rule("VAN-DISCOVERY-04", "VAN-DISCOVERY-03", "SHIP-DISCOVERY-02")
def test_on_the_planet_there_is_no_limit():
    table = VanguardTable()
    table.crew("security")
    table.g.discoveries = ["mi01"] * 9
    table.fate(discovery="fl01")

    table.run(find, "flora")

    assert len(table.g.discoveries) == 10


@pytest.mark.rule("VAN-UNIQUE-04", "SHIP-UNIQUE-07")
def test_unique_discoveries_of_a_single_planet_do_not_come_home_and_take_no_room():
    table = over(VanguardTable())
    table.crew("security")
    table.g.uniques, table.g.discoveries = [2, 33, 39], ["mi01", "mi02", "mi03"]
    table.g.lander.discoveries = 4

    table.run(dock)

    assert table.g.uniques == [2] and len(table.g.discoveries) == 3 and table.g.step == "over"


@pytest.mark.rule("VAN-END-04")
def test_a_whole_exploration_ends_with_what_the_lander_holds():
    table = VanguardTable()
    table.crew("security")
    table.g.discoveries = ["mi01", "mi02", "mi03", "fl01", "fl02"]
    table.answers({"turn": ("lift-off",), "VAN-DISCOVERY-04": "fl01", "VAN-LOG-01": "read"})

    table.run(play)

    assert table.g.step == "over" and results(table.g)["discoveries"] == ["mi01", "mi02", "mi03", "fl02"]


# --- promotions ---


@pytest.mark.rule("VAN-RANKUP-03", "VAN-RANKUP-04", "SHIP-DEBRIEF-02", "SHIP-FAIL-03", "SHIP-DEATH-03")
@pytest.mark.parametrize(
    "ending, turned, done, ranks",
    [
        ("lift-off", True, True, [2, 3, 3]),
        ("mission", True, True, [2, 3, 3]),
        ("lift-off", False, True, [1, 2, 3]),  # the card is not completed
        ("lift-off", True, False, [1, 2, 3]),  # the mission has failed
        ("evacuation", True, True, [1, 2, 3]),
    ],
)
def test_survivors_rise_one_rank_if_the_card_is_turned_and_the_mission_is_done(ending, turned, done, ranks):
    table = over(VanguardTable(), ending)
    table.crew("security", rank=1), table.crew("recon", rank=2), table.crew("science", rank=3)
    table.crew("engineering", rank=1).status = "dead"
    reveal_mission(table.g, "M90")
    if done:
        complete_mission(table.g, "M90")
    table.g.rank_up, table.g.ranked_up = "ru01", turned

    table.run(promote)

    assert [who.rank for who in table.g.crew] == [*ranks, 1]


# --- buying dice ---


@pytest.mark.rule("VAN-BUYDICE-01", "VAN-BUYDICE-02", "SHIP-DICE-01")
def test_dice_cost_as_many_tokens_as_a_section_owns():
    assert [price_of_dice(purchases) for purchases in (0, 1, 2)] == [5, 6, 7]
    assert [dice_owned(purchases) for purchases in (0, 1)] == [5, 6]


@pytest.mark.rule("VAN-BUYDICE-03", "VAN-TUTORIAL-15", "SHIP-DICE-06")
def test_the_first_purchase_is_a_wild_die_for_every_section():
    for section in SECTIONS:
        assert SECTION_DICE[FIRST_PURCHASE[section]].kind == "wild"
        assert [*dice_for(section, 1), FIRST_PURCHASE[section]] == dice_for(section, 2)
        assert (len(dice_for(section, 1)), len(dice_for(section, 2))) == (5, 6)


@pytest.mark.rule("VAN-BUYDICE-01", "VAN-TUTORIAL-15")
@pytest.mark.parametrize("answer, left, bought", [("buy", 2, 1), ("keep", 7, 0)])
def test_after_the_tutorial_dice_may_be_bought(answer, left, bought):
    table = over(VanguardTable(mode="tutorial"), "mission")
    table.crew("science", rank=1)
    table.g.success = 7
    table.answers({"VAN-BUYDICE-01": answer})

    table.run(offer_dice)

    assert (table.g.success, table.g.purchases) == (left, bought)


@pytest.mark.rule("VAN-BUYDICE-01")
def test_with_fewer_than_five_tokens_none_are_offered():
    table = over(VanguardTable(mode="tutorial"), "mission")
    table.crew("science", rank=1)
    table.g.success = 4

    table.run(offer_dice)

    assert (table.g.success, table.g.purchases) == (4, 0)


@pytest.mark.rule("VAN-TUTORIAL-15", "VAN-RANKUP-04")
def test_the_tutorial_ends_with_promotion_to_rank_2_and_then_the_dice():
    table = over(VanguardTable(mode="tutorial"), "mission")
    table.crew("science", rank=1), table.crew("recon", rank=1)
    table.g.rank_up, table.g.ranked_up, table.g.success = "ru00", True, 6
    table.answers({"VAN-BUYDICE-01": "buy"})

    table.run(dock)

    assert [who.rank for who in table.g.crew] == [2, 2] and table.g.success == 1
    assert [event.kind for event in table.g.events] == ["promoted", "promoted", "dice-bought"]


@pytest.mark.rule("VAN-TUTORIAL-15", "VAN-BUYDICE-03")
def test_a_team_that_was_fetched_from_the_tutorial_buys_none():
    table = over(VanguardTable(mode="tutorial"), "evacuation")
    table.crew("science", rank=1)
    table.g.success = 9

    table.run(dock)

    assert (table.g.success, table.g.purchases) == (9, 0)


@pytest.mark.rule("VAN-END-05", "VAN-RANKUP-03")
def test_whoever_left_the_planet_alive_is_a_survivor_too():
    table = over(VanguardTable())
    table.crew("security", rank=1), table.crew("recon", rank=1)
    table.member("recon").status = "gone"
    table.g.rank_up, table.g.ranked_up = "ru01", True

    table.run(promote)

    assert results(table.g)["survivors"] == ["security", "recon"] and [who.rank for who in table.g.crew] == [2, 2]


@pytest.mark.rule("VAN-BUYDICE-01")
def test_other_expeditions_leave_the_dice_to_the_ship():
    table = over(VanguardTable())
    table.crew("science")
    table.g.success = 9

    table.run(dock)

    assert table.g.success == 9 and table.g.step == "over"
