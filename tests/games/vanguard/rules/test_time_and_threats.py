"""Time tracks and Threats (VAN-TIME, VAN-THREAT)."""

import pytest

from starboard.games.vanguard.rules.actions import options, perform
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.clocks import (
    advance,
    advance_all,
    clock_at,
    clocks_in_play,
    hold_clock,
    move_back,
    reset_clock,
)
from starboard.games.vanguard.rules.threats import (
    appear,
    banish,
    hunt,
    lure,
    nearer,
    roam,
    sleep,
    spread,
    steps_to,
    strike,
)
from starboard.games.vanguard.rules.tracks import move_track, track_at
from starboard.games.vanguard.state.fields import Track
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import TRACKS

CLOCKS = """
[[poi]]
id = "P80"
time = "2: success(1)"

[[condition]]
id = "G80"
travel = "none"
time = "3: success(2) + reset(G80)"

[[log]]
id = "80"
speaker = "x"
mood = "plain"
on = "turn 96"
do = "poi(P80,@2) + condition(G80)"

[[threat]]
id = "th02"
start = 3

[[threat]]
id = "th01"
start = 4
"""


def clocks() -> VanguardTable:
    table = VanguardTable(CLOCKS)
    table.poi("P80", 2)
    table.g.condition = "G80"
    table.crew("security", dice=["red-basic", "blue-basic"])
    return table


@pytest.mark.rule("VAN-TIME-01")
def test_time_runs_on_the_global_condition_on_pois_and_on_threats():
    table = clocks()
    table.threat("th02", 3)

    assert clocks_in_play(table.g) == [("G80", 0), ("P80", 2), ("th02", 0)]


@pytest.mark.rule("VAN-TIME-02", "VAN-TIME-07")
def test_the_effect_comes_on_the_last_space_once():
    table = clocks()
    for success in (0, 1, 1):
        table.run(advance, ("P80", 2))
        assert table.g.success == success

    assert clock_at(table.g, ("P80", 2)).at == 2


@pytest.mark.rule("VAN-TIME-04", "VAN-TIME-06")
def test_all_tracks_advance_in_the_players_order():
    table = clocks()
    table.answers({"VAN-TIME-04": [("P80", 2)]})

    table.run(advance_all, 1)

    assert [one.args["card"] for one in table.told("time-advanced")] == ["P80", "G80"]


@pytest.mark.rule("VAN-TIME-06")
def test_a_reset_takes_the_token_off():
    table = clocks()
    for _ in range(3):
        table.run(advance, ("G80", 0))

    assert table.g.success == 2 and clock_at(table.g, ("G80", 0)).at == 0
    table.run(advance, ("G80", 0))
    table.run(reset_clock, "G80")
    assert clock_at(table.g, ("G80", 0)).at == 0


@pytest.mark.rule("VAN-TIME-05", "VAN-TIME-07")
def test_moving_back_resolves_nothing():
    table = clocks()
    table.run(advance, ("P80", 2))
    table.run(advance, ("P80", 2))

    table.run(move_back, ("P80", 2), 1)
    assert clock_at(table.g, ("P80", 2)).at == 1 and table.g.success == 1
    table.run(move_back, ("P80", 2), 5)
    assert clock_at(table.g, ("P80", 2)).at == 0


@pytest.mark.rule("VAN-TIME-08")
def test_a_track_whose_card_leaves_before_its_turn_is_skipped():
    table = VanguardTable(CLOCKS.replace("2: success(1)", "1: condition(printed)"))
    table.poi("P80", 2)
    table.g.condition = "G80"
    table.crew("security")
    table.answers({"VAN-TIME-04": [("P80", 2)]})

    table.run(advance_all, 1)

    assert [one.args["card"] for one in table.told("time-advanced")] == ["P80"]


@pytest.mark.rule("VAN-TIME-08")
def test_a_track_that_comes_with_the_first_of_two_advances_has_no_part_in_the_second():
    table = VanguardTable(CLOCKS.replace("2: success(1)", "1: condition(G80)"))
    table.poi("P80", 2)
    table.crew("security")

    table.run(advance_all, 2)

    assert table.g.condition == "G80" and clock_at(table.g, ("G80", 0)) is None
    assert [one.args["card"] for one in table.told("time-advanced")] == ["P80"]


def test_a_held_track_stands_still_until_the_round_ends():
    table = clocks()
    table.run(hold_clock, ("G80", 0), 1)
    table.run(advance, ("G80", 0))
    assert clock_at(table.g, ("G80", 0)).at == 0

    table.g.round = 2
    table.run(advance, ("G80", 0))
    assert clock_at(table.g, ("G80", 0)).at == 1


@pytest.mark.rule("VAN-TIME-08")
def test_a_track_that_is_held_while_all_advance_still_finishes_this_advance():
    table = VanguardTable(CLOCKS)
    table.poi("P80", 2)
    table.g.condition = "G80"
    table.crew("recon", hand=["re21", "re01"])  # any: discard a card, a Time track stands still
    hush = ("aside", "card", "recon", "re21", 0)
    table.answers({"VAN-TIME-04": [hush, ("P80", 2)], "VAN-TIME-05": ("G80", 0)})

    table.run(advance_all, 2)

    assert [one.args["card"] for one in table.told("time-advanced")] == ["P80", "G80", "P80"]


# --- Threats ---


@pytest.mark.rule("VAN-THREAT-03", "VAN-TIME-03")
def test_a_threat_does_what_stands_above_the_space_its_token_reaches():
    table = clocks()
    threat = table.threat("th02", 3)  # nothing, hunt 2, strike, strike twice and reset
    table.run(advance, ("th02", 0))
    assert threat.sector == 3

    table.answers({"VAN-THREAT-08": 4})
    table.run(advance, ("th02", 0))
    assert threat.sector == 1

    table.fate(danger=("blank",))
    table.run(advance, ("th02", 0))
    assert [one.args["sector"] for one in table.told("threat-attacks")] == [1]


@pytest.mark.rule("VAN-THREAT-04", "VAN-CHOICE-05")
def test_an_attack_hits_everybody_there_one_after_another_from_the_active_one():
    table = VanguardTable(CLOCKS)
    first, second = (
        table.crew("security", sector=2, dice=["red-basic"]),
        table.crew("recon", sector=2, dice=["red-basic"]),
    )
    table.g.active = "recon"
    threat = table.threat("th01", 2)  # its attack: spend(1)

    table.run(strike, threat, 1)

    assert [one.args["who"] for one in table.told("spent")] == ["recon", "security"]
    assert first.spent and second.spent


@pytest.mark.rule("VAN-THREAT-04")
def test_where_nobody_is_it_hunts_instead():
    table = clocks()
    threat = table.threat("th01", 2)

    table.run(strike, threat, 1)

    assert threat.sector == 1 and not table.told("threat-attacks")


def test_a_dulled_attack_does_nothing():
    table = clocks()
    threat = table.threat("th01", 1)
    threat.dulled = 1
    table.answers({"VAN-SPEND-01": "red-basic"})

    table.run(strike, threat, 2)

    assert threat.dulled == 0 and len(table.told("spent")) == 1


@pytest.mark.rule("VAN-THREAT-06", "VAN-THREAT-07", "VAN-THREAT-08", "VAN-THREAT-09")
def test_a_hunt_goes_along_a_shortest_way_in_arrow_direction_and_stops_at_somebody():
    table = clocks()
    assert (steps_to(table.g, 3, 4), steps_to(table.g, 4, 3)) == (1, 3)
    assert nearer(table.g, 3, [1]) == [2, 4] and nearer(table.g, 1, [1]) == []
    threat = table.threat("th02", 3)
    table.answers({"VAN-THREAT-08": 2})

    table.run(hunt, threat, 5)

    assert threat.sector == 1 and not table.told("spent")


def test_the_nearest_threat_is_lured():
    table = clocks()
    near, far = table.threat("th01", 2), table.threat("th02", 3)

    table.run(lure, table.member("security"), 1)

    assert (near.sector, far.sector) == (1, 3)


@pytest.mark.rule("VAN-RANDOM-03")
def test_roaming_is_drawn_by_lot():
    table = clocks()
    threat = table.threat("th01", 2)
    table.fate(roam=3)

    table.run(roam, threat, 1)

    assert threat.sector == 3


@pytest.mark.rule("VAN-THREAT-02")
def test_secondary_standees_spread_to_connected_sectors_while_there_are_any():
    table = clocks()
    threat = table.threat("th01", 2)
    table.answers({"VAN-THREAT-02": 3})

    table.run(spread, threat, 3)

    assert sorted(threat.secondary) == [1, 3]


@pytest.mark.rule("VAN-THREAT-01", "VAN-THREAT-05")
def test_threats_come_move_sleep_and_leave():
    table = clocks()
    table.run(appear, "th01", 2)
    table.run(appear, "th01", 4)
    [threat] = table.g.threats
    assert threat.sector == 4

    table.run(sleep, threat, 2)
    assert clock_at(table.g, ("th01", 0)).held == 3

    table.run(banish, threat, True)
    assert table.g.threats == [] and table.g.clocks == [] and table.g.counters["banished"] == 1


# --- single Threats ---


@pytest.mark.rule("VAN-THREAT-04", "VAN-THREAT-05")
@pytest.mark.parametrize("flags, spent, actions", [([], 2, 2), (["KEEPERS-TRUST"], 0, 1)])
def test_the_grove_does_not_attack_whom_the_keepers_trust_and_nobody_cuts_it_back(flags, spent, actions):
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "red-basic"])
    table.g.flags = flags
    grove = table.threat("th04", 1)  # its attack: spend(2)
    assert [option[0] for option in options(table.g, who)].count("special") == actions

    table.run(strike, grove, 1)

    assert len(who.spent) == spent


@pytest.mark.rule("VAN-THREAT-05", "VAN-TIME-06")
def test_who_listens_puts_the_grove_to_sleep():
    table = VanguardTable()
    who = table.crew("science", dice=["green-xenology"])
    table.threat("th04", 1)
    table.run(advance, ("th04", 0))
    table.g.tracks = [Track("th04:sit-and-listen", 0, "green", 2)]
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("xenology",), lead="1")

    table.run(perform, who, ("special", "th04:sit-and-listen", 0))

    clock = clock_at(table.g, ("th04", 0))
    assert (clock.at, clock.held) == (0, 3) and table.g.tracks == []
    for table.g.round in (2, 3, 4):
        table.run(advance, ("th04", 0))
    assert clock_at(table.g, ("th04", 0)).at == 1  # it slept for two rounds


@pytest.mark.rule("VAN-THREAT-05")
def test_weather_does_not_leave_the_planet():
    table = VanguardTable()
    table.crew("security")
    front = table.threat("th06", 2)

    table.run(banish, front, True)

    assert table.g.threats == [front] and not table.g.counters


@pytest.mark.rule("VAN-THREAT-05", "VAN-TRACK-06")
def test_a_red_track_that_attacks_hits_who_has_acted_and_everybody_else_there():
    table = VanguardTable()
    who = table.crew("engineering", dice=["blue-basic"] * 3)
    other, away = table.crew("recon", dice=["blue-basic"]), table.crew("science", sector=2, dice=["blue-basic"])
    table.threat("th08", 1)  # its attack: losecharge(1) + spend(1,blue)
    table.g.tracks = [Track("th08:shade-the-lamps", 0, "red", 1)]
    table.answers({"VAN-ROLL-06": [("blue-basic",)], "VAN-ASSIST-02": None})
    table.fate(check=("accident",))

    table.run(perform, who, ("special", "th08:shade-the-lamps", 0))

    assert (len(who.spent), len(other.spent), len(away.spent)) == (2, 1, 0)


# --- tracks that nobody's check moves ---


OWN_TRACK = """
[[poi]]
id = "P55"
time = "2: track(1,red)"

[[action]]
at = "P55"
id = "vent"
effects = ["Tech: track(1,green)"]
green_track = "3: track(-2,red)"
red_track = "2: success(1) + poi(P000,here)"

[[log]]
id = "55"
speaker = "x"
mood = "plain"
on = "turn 87"
do = "poi(P55,@2) + poi(P55,@3)"
"""


@pytest.mark.rule("VAN-TRACK-08", "VAN-THREAT-04")
@pytest.mark.parametrize("before, at, success", [(0, 1, 0), (1, 0, 1)])
def test_a_track_that_time_moves_into_its_result_box_is_resolved_at_once(before, at, success):
    table = VanguardTable(OWN_TRACK)
    table.crew("security", sector=1)
    table.poi("P55", 2), table.poi("P55", 3)
    vent = table.action("vent")
    move_track(table.g, vent, 2, "red", before)
    table.run(advance, ("P55", 2))

    table.run(advance, ("P55", 2))

    red = track_at(table.g, vent.name, 2, "red")
    assert (red.at if red is not None else 0, table.g.success) == (at, success)
    assert table.sector(2).pois == (["P000"] if success else ["P55"])
    assert table.sector(3).pois == ["P55"]  # the same card elsewhere has markers of its own


@pytest.mark.rule("VAN-TRACK-08", "VAN-TRACK-06")
def test_in_somebodys_check_time_moves_the_track_of_its_own_card():
    table = VanguardTable(OWN_TRACK + TRACKS)
    table.poi("P55", 2), table.poi("P91", 1)
    who = table.crew("security", dice=["red-gather"])
    check = table.pool(who, ("red-gather", "gather"), action="P91:dig", sector=1, step=6)
    table.run(advance, ("P55", 2))

    table.run(advance, ("P55", 2))

    assert [(track.action, track.sector, track.colour) for track in table.g.tracks] == [("P55:vent", 2, "red")]
    assert not check.advanced


@pytest.mark.rule("VAN-TRACK-08", "VAN-TRACK-06", "VAN-TRACK-03")
def test_the_result_of_one_track_may_move_the_other_back():
    table = VanguardTable(OWN_TRACK)
    table.poi("P55", 2)
    who = table.crew("engineering", sector=2, dice=["blue-tech"])
    vent = table.action("vent")
    move_track(table.g, vent, 2, "red", 1)
    move_track(table.g, vent, 2, "green", 2)
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("tech",))

    table.run(dice_check, who, vent, 2)

    assert table.g.tracks == []


@pytest.mark.rule("VAN-TRACK-05", "VAN-THREAT-05")
def test_a_threat_that_comes_back_begins_with_empty_tracks():
    table = VanguardTable()
    table.crew("security")
    threat = table.threat("th01", 2)
    table.g.tracks = [Track("th01:turn-the-shoal", 0, "red", 2), Track("th02:jam-the-signal", 0, "red", 1)]

    table.run(banish, threat, False)

    assert [track.action for track in table.g.tracks] == ["th02:jam-the-signal"]


@pytest.mark.rule("VAN-TIME-02")
def test_time_passes_before_the_first_round_too():
    table = VanguardTable()
    table.crew("security", sector=3)
    table.threat("th04", 3)
    table.g.round, table.g.active = 0, ""

    table.run(advance_all, 2)

    assert clock_at(table.g, ("th04", 0)).at == 2


@pytest.mark.rule("VAN-TIME-06")
def test_a_poi_that_lies_in_two_sectors_resets_its_own_time_track_alone():
    table = VanguardTable(CLOCKS.replace("2: success(1)", "2: success(1) + reset"))
    table.poi("P80", 2), table.poi("P80", 3)
    table.crew("security")

    with table.script():
        table.run(advance, ("P80", 3))
        table.run(advance, ("P80", 2))
        table.run(advance, ("P80", 2))

    assert (clock_at(table.g, ("P80", 2)).at, clock_at(table.g, ("P80", 3)).at) == (0, 1)
