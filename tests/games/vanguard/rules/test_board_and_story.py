"""POIs, Global Conditions, Logs, Missions, Rank-Up (VAN-POI, VAN-GLOBAL, VAN-LOG, VAN-MISSION, VAN-RANKUP)."""

import pytest

from starboard.games.vanguard.rules.board import change_condition, put_mark, replace_poi, stack_poi, take_marks
from starboard.games.vanguard.rules.clocks import advance, clock_at
from starboard.games.vanguard.rules.counters import count
from starboard.games.vanguard.rules.injuries import gain_injury, remove_injury
from starboard.games.vanguard.rules.leads import gain_leads
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.lookups import biomes, condition_now, icons_in, log_in, path_exists, top_poi
from starboard.games.vanguard.rules.missions import (
    completable,
    complete_by_text,
    complete_mission,
    fail_mission,
    required_left,
    reveal_mission,
)
from starboard.games.vanguard.rules.moving import arrive, move
from starboard.games.vanguard.rules.offered_actions import shown_to
from starboard.games.vanguard.rules.results import results, succeeded
from starboard.games.vanguard.rules.tracks import move_track, track_at
from starboard.testing import VanguardTable

BOARD = """
[[poi]]
id = "P70"
biomes = ["volcanic"]
icons = ["important"]
time = "3: success(1)"

[[poi]]
id = "P71"

[[action]]
at = "P70"
id = "dig"
effects = ["Gather: track(1,green)"]
green_track = "4: success(1)"

[[action]]
at = "P70"
id = "look"
need = "mark(lamp,1,here)"
free = "draw(1)"

[[action]]
at = "G70"
id = "signal"
once = "visit"
free = "success(1)"

[[condition]]
id = "G70"
travel = "none"
time = "4: success(1)"

[[mission]]
id = "M70"
when = "allin(2) and mark(lamp,2)"
done = "done(M70) + success(2)"

[[path]]
from = 2
to = 4
icons = []
when = "global(G70)"

[[log]]
id = "70"
speaker = "recon"
mood = "plain"
paragraphs = 2
on = "turn 95"
do = "mission(M70) + poi(P70,@2) + poi(P71,@2) + condition(G70) + mark(lamp,@2)"
choices = [
    { id = "pay", do = "losesupply(3) + success(1)" },
    { id = "wait", do = "draw(1)" },
]
"""


FIFTH_SECTOR = """
[[sector]]
number = 5
at = [5, 5]
biomes = ["desert"]
log = "5"

[[path]]
from = 2
to = 5
icons = []

[[poi]]
id = "P1"

[[log]]
id = "5"
speaker = "x"
mood = "plain"
do = "poi(P1,@5)"
"""


def board(**how) -> VanguardTable:
    table = VanguardTable(BOARD, **how)
    table.crew("security", sector=2, dice=["red-basic"], deck=["se01", "se02"])
    return table


@pytest.mark.rule("VAN-POI-01", "VAN-POI-02", "VAN-BIOME-02", "VAN-SECTOR-05")
def test_a_poi_adds_biomes_icons_and_actions_to_its_sector():
    table = board()
    table.run(replace_poi, "P70", 2)

    assert set(biomes(table.g, 2)) == {"caves", "volcanic"} and icons_in(table.g, 2) == ("important",)
    assert [shown[0].id for shown in shown_to(table.g, table.member("security"))] == ["dig", "look"]


@pytest.mark.rule("VAN-POI-03", "VAN-POI-06", "VAN-SECTOR-06", "VAN-TRACK-05")
def test_a_replaced_poi_takes_its_markers_along_but_flags_of_the_sector_stay():
    table = board()
    table.run(replace_poi, "P70", 2)
    table.run(put_mark, "lamp", 2)
    move_track(table.g, table.action("dig"), 2, "green", 2)
    table.run(advance, ("P70", 2))

    table.run(replace_poi, "P71", 2)

    assert table.sector(2).pois == ["P71"] and table.sector(2).marks == {"lamp": 1}
    assert table.g.tracks == [] and clock_at(table.g, ("P70", 2)) is None


@pytest.mark.rule("VAN-POI-04", "VAN-SPECIAL-04")
def test_a_poi_on_top_hides_the_one_below():
    table = board()
    table.run(replace_poi, "P70", 2)
    table.run(stack_poi, "P71", 2)

    assert table.sector(2).pois == ["P70", "P71"] and top_poi(table.g, 2) == "P71"
    assert biomes(table.g, 2) == ("caves",) and shown_to(table.g, table.member("security")) == []


@pytest.mark.rule("VAN-TRACK-01", "VAN-TRACK-02", "VAN-TRACK-03", "VAN-TRACK-04")
def test_a_marker_moves_between_nothing_and_its_result_box():
    table = board()
    dig = table.action("dig")
    for number, at in ((1, 1), (2, 3), (-1, 2), (5, 4), (1, 4), (-3, 1)):
        move_track(table.g, dig, 2, "green", number)
        assert track_at(table.g, dig.name, 2, "green").at == at
    assert not move_track(table.g, dig, 2, "red", 1)


@pytest.mark.rule("VAN-TRACK-03", "VAN-TRACK-09")
def test_reducing_from_the_leftmost_space_removes_the_marker():
    table = board()
    dig = table.action("dig")
    move_track(table.g, dig, 2, "green", 1)
    move_track(table.g, dig, 2, "green", -1)

    assert track_at(table.g, dig.name, 2, "green") is None
    assert not move_track(table.g, dig, 2, "green", -1)


@pytest.mark.rule("VAN-GLOBAL-01", "VAN-GLOBAL-06", "VAN-SPECIAL-06")
def test_a_new_global_condition_replaces_the_old_one_with_its_token():
    table = board()
    table.run(change_condition, "G70")
    table.run(advance, ("G70", 0))
    assert condition_now(table.g).id == "G70"
    assert [shown[0].id for shown in shown_to(table.g, table.member("security"))] == ["signal"]

    table.run(change_condition, "printed")
    assert condition_now(table.g).id == "G90" and table.g.clocks == []
    table.run(change_condition, "G70")
    assert clock_at(table.g, ("G70", 0)) is None


def test_a_path_may_depend_on_the_global_condition():
    table = board()
    path = next(path for path in table.planet.paths if path.name == "2-4")
    assert not path_exists(table.g, path)

    table.run(change_condition, "G70")
    assert path_exists(table.g, path)


def test_marks_add_up_and_are_taken_away_everywhere():
    table = board()
    for sector in (2, 2, 3):
        table.run(put_mark, "lamp", sector)
    assert table.sector(2).marks == {"lamp": 2}

    table.run(take_marks, "lamp")
    assert table.sector(2).marks == {} == table.sector(3).marks


# --- Logs ---


@pytest.mark.rule("VAN-LOG-01", "VAN-LOG-02", "VAN-CHOICE-01")
def test_a_log_is_read_then_carried_out_then_what_was_chosen():
    table = board()
    table.answers({"VAN-LOG-01": "pay"})

    table.run(read_log, "70")

    assert table.g.missions == ["M70"] and table.g.condition == "G70" and table.sector(2).pois == ["P71"]
    assert table.g.success == 1 and table.g.lander.supplies == 2
    [page] = table.told("page")
    assert len(page.args["paragraphs"]) == 2


@pytest.mark.rule("VAN-PLAYERS-05", "VAN-LOG-02")
def test_where_players_do_not_agree_on_a_log_the_active_crew_members_player_decides():
    table = VanguardTable(BOARD, players=4)
    for section in ("security", "recon", "science", "engineering"):
        table.crew(section, deck=["se01"])
    table.g.active = "science"
    table.answers({(2, "VAN-LOG-01"): "pay", **{(seat, "VAN-LOG-01"): "wait" for seat in (0, 1, 3)}})

    table.run(read_log, "70")

    assert table.told("page-chosen")[0].args["choice"] == "pay"


@pytest.mark.rule("VAN-CHOICE-01")
def test_a_choice_that_cannot_be_paid_is_not_offered():
    table = board()
    table.supplies(2)
    table.fate(section_card="se02")

    table.run(read_log, "70")

    assert table.member("security").hand == ["se02"] and table.g.success == 0


@pytest.mark.rule("VAN-LOG-02")
def test_read_again_a_log_is_short_and_is_carried_out_again():
    table = board()
    table.answers({"VAN-LOG-01": ["pay", "wait"]})
    with table.script():
        table.run(read_log, "70")
        table.any_fate()
        table.run(read_log, "70")

    assert table.sector(2).marks == {"lamp": 2}
    assert [len(page.args["paragraphs"]) for page in table.told("page")] == [2, 1]


@pytest.mark.rule("VAN-LOG-03", "VAN-LOG-04")
def test_the_log_of_a_sector_is_read_on_every_arrival_until_a_poi_covers_it():
    table = VanguardTable(FIFTH_SECTOR)
    who = table.crew("security", sector=2)
    assert log_in(table.g, 5) == "5"

    table.run(arrive, who, 5, "VAN-TRAVEL-06")
    assert len(table.told("page")) == 1 and table.sector(5).pois == ["P1"]
    table.run(arrive, who, 2, "VAN-TRAVEL-06")
    table.run(arrive, who, 5, "VAN-TRAVEL-06")
    assert len(table.told("page")) == 1


@pytest.mark.rule("VAN-SECTOR-03")
def test_moving_stops_where_one_is_held_fast():
    table = VanguardTable(
        '[[poi]]\nid = "P1"\nicons = ["nomove"]\n[[log]]\nid = "5"\nspeaker = "x"\nmood = "plain"\non = "turn 94"\n'
        'do = "poi(P1,@2)"\n'
    )
    table.poi("P1", 2)
    who = table.crew("security", sector=1)
    table.answers({"VAN-SECTOR-02": 2})

    table.run(move, who, 3)

    assert who.sector == 2


# --- Missions ---


@pytest.mark.rule("VAN-MISSION-01", "VAN-MISSION-02", "VAN-MISSION-04")
def test_missions_are_revealed_once_and_completed_or_failed():
    table = board()
    for name in ("M90", "M70", "M90"):
        table.run(reveal_mission, name)
    assert table.g.missions == ["M90", "M70"]

    table.run(complete_mission, "M90")
    table.run(fail_mission, "M70")
    table.run(reveal_mission, "M90")
    assert (table.g.missions, table.g.completed, table.g.failed) == ([], ["M90"], ["M70"])


@pytest.mark.rule("VAN-MISSION-03")
def test_a_mission_with_a_text_is_completed_when_it_holds():
    table = board()
    table.run(reveal_mission, "M70")
    assert completable(table.g) == []

    table.run(put_mark, "lamp", 3)
    table.run(put_mark, "lamp", 3)
    assert completable(table.g) == ["M70"]
    table.run(complete_by_text, "M70", table.member("security"))
    assert table.g.completed == ["M70"] and table.g.success == 2


@pytest.mark.rule("VAN-MISSION-06", "VAN-LIFTOFF-03", "VAN-EVAC-03")
@pytest.mark.parametrize(
    "ending, done, won",
    [("lift-off", True, True), ("lift-off", False, False), ("evacuation", True, False), ("mission", True, True)],
)
def test_leaving_with_a_required_mission_open_fails_and_so_does_an_evacuation(ending, done, won):
    table = board()
    table.run(reveal_mission, "M90")
    if done:
        table.run(complete_mission, "M90")
    table.g.ending = ending

    assert (required_left(table.g) == []) == done
    assert succeeded(table.g) == won and results(table.g)["winners"] == ([0] if won else [])


# --- Rank-Up ---


@pytest.mark.rule("VAN-RANKUP-02", "VAN-TUTORIAL-16", "VAN-SUCCESS-01")
def test_the_rank_up_card_is_turned_as_soon_as_its_need_is_met_and_nothing_is_spent():
    table = board()
    table.g.rank_up, table.g.gained, table.g.success = "ru00", 2, 2
    count(table.g, "green", 1)
    assert not table.g.ranked_up

    table.g.gained = table.g.success = 3
    count(table.g, "green", 1)
    assert table.g.ranked_up and table.g.success == 3


@pytest.mark.rule("VAN-RANKUP-02")
def test_a_plus_asks_one_more_for_each_crew_member_above_two():
    table = board()
    table.g.rank_up = "ru06"  # green results: 5+
    table.crew("recon"), table.crew("science")
    count(table.g, "green", 5)
    assert not table.g.ranked_up

    count(table.g, "green", 1)
    assert table.g.ranked_up


@pytest.mark.rule("VAN-RANKUP-02")
def test_a_discovery_that_leads_have_brought_turns_the_card_at_once():
    table = board()
    table.g.rank_up, table.g.discoveries = "ru02", ["mi01", "mi01"]  # three Discoveries
    table.fate(lead="3", discovery="fl01")

    table.run(gain_leads, table.member("security"), 1, "flora")

    assert table.g.ranked_up


@pytest.mark.rule("VAN-RANKUP-02")
def test_injuries_turn_the_card_when_they_are_gained():
    table = board()
    who = table.crew("recon", injuries=["wounded", "exhausted"])
    table.g.rank_up, table.g.gained = "ru14", 2  # three Injuries and two Success
    table.answers({"VAN-INJURY-02": "red"})

    table.run(gain_injury, who, "wounded")

    assert table.g.ranked_up


@pytest.mark.rule("VAN-RANKUP-02")
def test_the_last_injury_that_goes_turns_the_card():
    table = board()
    who = table.crew("recon", injuries=["wounded"])
    table.g.rank_up, table.g.counters = "ru15", {"green": 9}  # no Injury, and enough green results
    count(table.g, "green", 1)
    assert not table.g.ranked_up

    table.run(remove_injury, who)

    assert table.g.ranked_up
