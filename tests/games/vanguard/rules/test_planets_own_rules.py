"""What is true on one planet only: tides, the secret order, thin air, echoes, the core (VAN-SETUP-08)."""

import pytest

from starboard.games.vanguard.content.grammar import Place, outcome
from starboard.games.vanguard.rules.actions import blocked, options, perform
from starboard.games.vanguard.rules.board import change_condition, put_mark
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.clocks import advance, clock_at
from starboard.games.vanguard.rules.conditions import core_at
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import do_all
from starboard.games.vanguard.rules.events import draw_event
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.lookups import connected
from starboard.games.vanguard.rules.missions import (
    completable,
    complete_by_text,
    complete_mission,
    reveal_mission,
)
from starboard.testing import VanguardTable

FIVE = ["red-basic", "red-physical", "green-basic", "blue-basic", "blue-tech"]


def on(name: str, section: str, sector: int, **has) -> VanguardTable:
    """A planet of the box with one crew member in this Sector."""
    table = VanguardTable(on=name, mode=has.pop("mode", "expedition"))
    table.crew(section, sector=sector, **has)
    return table


# --- Cinder Berth: the rulebook's examples of the Tutorial ---


@pytest.mark.rule("VAN-TUTORIAL-13", "VAN-TIME-02", "VAN-TRACK-02")
def test_the_fourth_advance_of_the_lamps_leads_to_log_505():
    table = on("cinder", "science", 7, dice=FIVE, mode="tutorial", rank=1)
    table.run(change_condition, "G01")
    for _ in range(3):
        table.run(advance, ("G01", 0))
    assert clock_at(table.g, ("G01", 0)).at == 3 and table.g.read == []
    table.answers({"VAN-SPEND-01": "red-basic"})

    table.run(advance, ("G01", 0))

    assert table.g.read == ["505"] and table.member("science").spent == ["red-basic"]
    assert clock_at(table.g, ("G01", 0)).at == 0  # the Log takes the token off again


@pytest.mark.rule("VAN-EVENT-02", "VAN-TUTORIAL-12")
@pytest.mark.parametrize("sector", [6, 7])
def test_an_event_of_the_tutorial_matches_its_ground_and_a_die_is_spent(sector):
    table = on("cinder", "science", sector, dice=FIVE, mode="tutorial", rank=1)
    table.next_events("et01")
    table.answers({"VAN-SPEND-01": "blue-basic"})

    table.run(draw_event, table.member("science"))

    assert table.member("science").spent == ["blue-basic"]


@pytest.mark.rule("VAN-MISSION-03", "VAN-TUTORIAL-07")
def test_the_first_mission_is_completed_after_the_action_that_brings_everybody_together():
    table = on("cinder", "science", 5, dice=FIVE, mode="tutorial", rank=1)
    table.crew("recon", sector=4, rank=1)
    table.g.round = 2
    table.run(reveal_mission, "M01")
    assert completable(table.g) == []
    table.answers({"VAN-CHOICE-01": 0, "VAN-SPEND-01": "red-basic"})

    table.run(perform, table.member("science"), ("travel", "4-5", 4))

    assert completable(table.g) == ["M01"]
    table.run(complete_by_text, "M01", table.member("science"))
    assert table.g.completed == ["M01"] and table.g.missions == ["M02"] and "298" in table.g.read


@pytest.mark.rule("VAN-MISSION-02", "VAN-SPECIAL-05")
def test_the_power_cell_is_seated_once_somebody_has_been_told_to_wake_the_mast():
    table = on("cinder", "science", 7, dice=FIVE, mode="tutorial", rank=1)
    table.g.round = 2
    table.run(reveal_mission, "M01")
    table.run(put_mark, "cell", 7)  # from the sump, which nobody needs a Mission to drain
    seating = ("special", "S7:seat-the-power-cell", 7)
    assert seating not in options(table.g, table.member("science"))

    table.run(complete_mission, "M01")
    table.run(reveal_mission, "M02")

    assert seating in options(table.g, table.member("science"))


@pytest.mark.rule("VAN-INJURY-01", "VAN-INJURY-02", "VAN-DANGER-06", "VAN-SLOT-04")
def test_a_scratch_on_the_way_pushes_the_dice_of_the_chosen_column_down():
    dice = ["green-biology", "green-xenology", "red-basic"]
    table = on("cinder", "science", 5, dice=dice, mode="tutorial", rank=1)
    table.g.round = 2
    table.fate(danger=("rare",))
    table.answers({"VAN-INJURY-02": "green"})

    table.run(perform, table.member("science"), ("travel", "5-6", 6))

    who = table.member("science")
    assert [one.name for one in who.injuries] == ["just-a-scratch"] and who.injury_dice == ["green"]
    assert sorted(who.available) == sorted(dice) and who.sector == 6


# --- Veyra Shallows: the tide (VS1, VS2) ---


@pytest.mark.rule("VAN-SETUP-08", "VAN-GLOBAL-06")
def test_at_flood_the_flats_vanish_and_the_swim_routes_open():
    table = on("veyra", "recon", 4)
    assert 1 not in connected(table.g, 4) and 3 in connected(table.g, 2) and 7 in connected(table.g, 6)

    table.run(change_condition, "G11")

    assert 1 in connected(table.g, 4) and 3 not in connected(table.g, 2) and 7 not in connected(table.g, 6)


@pytest.mark.rule("VAN-SETUP-08", "VAN-REST-02")
@pytest.mark.parametrize("sector, condition, rests", [(2, "printed", True), (2, "G11", False), (4, "G11", True)])
def test_nobody_rests_on_flooded_flats(sector, condition, rests):
    table = on("veyra", "recon", sector, spent=["green-basic"])
    table.run(change_condition, condition)
    who = table.member("recon")

    assert (("rest",) in options(table.g, who)) == rests
    assert any(refusal.key == "no-rest-here" for _, refusal in blocked(table.g, who)) != rests


@pytest.mark.rule("VAN-SETUP-08", "VAN-MISSION-06")
def test_the_second_flood_drowns_an_open_mission():
    table = on("veyra", "recon", 4)
    table.run(reveal_mission, "M11")
    for flood, failed in ((1, []), (2, ["M11"]), (3, ["M11"])):
        table.run(read_log, "805")
        assert table.sector(1).marks == {"flood": flood} and table.g.failed == failed

    assert [threat.card for threat in table.g.threats] == ["th01"]


# --- Gantry Ring: the secret order and thin air (GR1, GR2) ---


def station(order: list[int], sector: int) -> VanguardTable:
    table = on("gantry", "engineering", sector, dice=FIVE)
    table.g.order = order
    return table


@pytest.mark.rule("VAN-SETUP-08")
def test_the_station_that_is_next_stays_lit():
    table = station([3, 5, 8], 3)
    table.run(read_log, "832", table.member("engineering"), 3)

    assert table.sector(3).marks == {"power": 1} and table.g.success == 1 and "835" in table.g.read
    assert table.g.clues == [("is", 0, 3)]


@pytest.mark.rule("VAN-SETUP-08")
def test_a_station_out_of_its_turn_puts_all_of_them_out():
    table = station([3, 8, 5], 5)
    table.run(put_mark, "power", 3)
    table.fate(danger=("blank",))

    table.run(read_log, "833", table.member("engineering"), 5)

    assert table.sector(3).marks == {} == table.sector(5).marks and "834" in table.g.read
    assert ("not", 1, 5) in table.g.clues


@pytest.mark.rule("VAN-SETUP-08", "VAN-MISSION-03")
def test_three_lit_stations_complete_the_night_shift():
    table = station([8, 3, 5], 5)
    table.run(reveal_mission, "M21")
    for log, sector in (("836", 8), ("832", 3)):
        table.run(read_log, log, table.member("engineering"), sector)
    assert completable(table.g) == []

    table.run(read_log, "833", table.member("engineering"), 5)
    assert completable(table.g) == ["M21"]


@pytest.mark.rule("VAN-SETUP-08", "VAN-REST-02")
@pytest.mark.parametrize("sector, supplies, rests, left", [(4, 2, True, 0), (4, 1, False, 1), (1, 1, True, 0)])
def test_on_the_rim_a_rest_costs_two_supplies(sector, supplies, rests, left):
    table = on("gantry", "engineering", sector, spent=["blue-basic"])
    table.supplies(supplies)
    who = table.member("engineering")
    assert (("rest",) in options(table.g, who)) == rests

    if rests:
        table.run(perform, who, ("rest",))
    assert table.g.lander.supplies == left


@pytest.mark.rule("VAN-SPECIAL-05", "VAN-LINK-01")
@pytest.mark.parametrize(
    "planet, sector, poi, action, faces",
    [
        ("gantry", 4, "P308", "haul-in-the-suit", ("biology", "physical", "blank")),
        ("cinder", 4, "P105", "question-a-dead-drone", ("tech", "tech")),
    ],
)
def test_an_action_that_is_done_once_bears_one_marker_though_yellow_leads_to_green(planet, sector, poi, action, faces):
    dice = {"gantry": ["red-physical", "green-biology"], "cinder": ["blue-tech", "blue-tech"]}[planet]
    table = on(planet, "security", sector, dice=dice)
    table.sector(sector).pois = [poi]
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=faces)

    table.run(dice_check, table.member("security"), table.action(action), sector)

    name = f"{poi}:{action}"
    assert [event.args["row"] for event in table.told("result")] == ["yellow", "green"]
    assert table.sector(sector).marks.get(name, 0) + len([one for one in table.g.marked if one.action == name]) == 1


# --- Ossuary Plain: echoes, storms, the core (OP1, OP2, OP3) ---


@pytest.mark.rule("VAN-SETUP-08", "VAN-TIME-03")
@pytest.mark.parametrize("sector, face, wakes", [(11, "accident", True), (11, "basic", False), (3, "accident", False)])
def test_an_accident_in_caves_wakes_the_gleaner(sector, face, wakes):
    table = on("ossuary", "security", sector, dice=["red-basic"])
    table.threat("th03", 5)
    action = {11: "sift-the-drifts", 3: "read-the-hull-marks"}[sector]
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=(face,))
    if sector == 11:
        table.fate(danger=("blank",))  # the red row of that place

    table.run(dice_check, table.member("security"), table.action(action), sector)

    assert len(table.told("time-advanced")) == (1 if wakes else 0)


@pytest.mark.rule("VAN-SETUP-08", "VAN-ROLL-22")
@pytest.mark.parametrize("start, end, wakes", [(8, 7, True), (7, 4, True), (4, 7, False)])
def test_it_hears_what_happens_where_the_check_was_begun(start, end, wakes):
    table = on("ossuary", "security", start, dice=["red-basic", "red-physical"], hand=["se09"])  # Physical: move(1)
    table.sector(4).pois = table.sector(7).pois = table.sector(8).pois = ["P000"]
    table.threat("th03", 1)
    table.answers({"VAN-ROLL-06": "all", "VAN-COMBO-01": ("card", "se09", 0), "VAN-SECTOR-02": end})
    table.fate(check=("accident", "physical"))

    table.run(dice_check, table.member("security"), None)

    assert table.member("security").sector == end
    assert len(table.told("time-advanced")) == (1 if wakes else 0)


@pytest.mark.rule("VAN-SETUP-08", "VAN-REST-02")
@pytest.mark.parametrize("sector, condition, rests", [(1, "printed", True), (1, "G31", False), (3, "G31", True)])
def test_nobody_rests_on_the_surface_in_a_storm(sector, condition, rests):
    table = on("ossuary", "security", sector, spent=["red-basic"])
    table.run(change_condition, condition)

    assert (("rest",) in options(table.g, table.member("security"))) == rests


@pytest.mark.rule("VAN-SETUP-08", "VAN-TRAVEL-03")
def test_whoever_carries_the_core_spends_one_more_die_on_every_way():
    table = on("ossuary", "security", 2, dice=["red-basic", "blue-basic", "green-basic"])
    who = table.member("security")
    who.core = True
    table.answers({"VAN-SPEND-01": ["red-basic", "blue-basic"]})

    table.run(perform, who, ("travel", "2-3", 3))  # one die for the Path, one for the core

    assert sorted(who.spent) == ["blue-basic", "red-basic"] and core_at(table.g) == 3


@pytest.mark.rule("VAN-SETUP-08", "VAN-MISSION-03")
def test_the_core_at_the_lander_completes_core_lift():
    table = on("ossuary", "security", 2, dice=["red-basic"] * 3)
    table.run(reveal_mission, "M41")
    who = table.member("security")
    who.core = True
    assert completable(table.g) == []

    who.sector = 1
    assert completable(table.g) == ["M41"]
    table.run(complete_by_text, "M41", who)
    assert table.g.completed == ["M41"] and table.g.uniques == [6]
    assert not who.core and core_at(table.g) == 0  # it hums in the hold, and nobody Spends dice for it any more


@pytest.mark.rule("VAN-SETUP-08", "VAN-MISSION-06", "VAN-SECTOR-03")
@pytest.mark.parametrize("sector, failed", [(9, ["M41"]), (10, ["M41"]), (8, [])])
def test_the_fall_buries_a_core_that_is_still_below_but_nobody(sector, failed):
    table = on("ossuary", "security", sector, dice=FIVE)
    table.crew("recon", sector=10, dice=FIVE)
    table.run(reveal_mission, "M41")
    table.run(change_condition, "G32")
    table.member("security").core = True
    table.fate(danger=[("blank",), ("blank",)])

    table.run(read_log, "873")

    assert table.g.failed == failed and {who.sector for who in table.g.crew} == {8}
    assert core_at(table.g) == (0 if failed else 8)  # who climbs out of the fall leaves it there
    said = [event.kind for event in table.g.events if event.kind in ("mission-failed", "core-gone")]
    assert said == (["mission-failed", "core-gone"] if failed else [])
    assert table.sector(9).shut and table.sector(10).shut and table.sector(8).pois == ["P412"]


@pytest.mark.rule("VAN-RANKUP-02", "VAN-THREAT-05")
def test_a_threat_that_a_log_sends_away_has_left_the_planet_too():
    table = on("ossuary", "recon", 7, dice=["green-scout", "green-xenology"])
    who = table.member("recon")
    table.threat("th03", 7)
    table.g.rank_up = "ru10"  # a Threat that has left
    table.answers({"VAN-ROLL-06": "all", "VAN-LEAD-02": None})
    table.fate(check=("scout", "xenology"), lead="1")

    table.run(dice_check, who, table.action("follow-it-home"))

    assert table.g.threats == [] and table.g.ranked_up


@pytest.mark.rule("VAN-RANKUP-02", "VAN-END-07")
def test_a_threat_that_was_gone_before_anybody_landed_counts_for_nobody():
    table = on("gantry", "recon", 1)
    table.threat("th02", 9)

    table.run(
        do_all,
        outcome("banish(th02)", Place("test", "line", "text"))[0],
        Doing(table.member("recon"), "state-lit", "VAN-END-07"),
    )

    assert table.g.threats == [] and table.g.counters == {}
