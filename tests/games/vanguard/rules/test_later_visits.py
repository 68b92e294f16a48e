"""Recording a planet and coming back to it (VAN-END-07, VAN-POI-08)."""

import pytest

from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.rules.board import put_mark, replace_poi, stack_poi
from starboard.games.vanguard.rules.clocks import advance
from starboard.games.vanguard.rules.docking import advance_production
from starboard.games.vanguard.rules.later_visits import arrival_logs, mission_of_visit, state_found
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.offered_actions import shown_to, why_not
from starboard.games.vanguard.rules.records import PlanetClosed, record_of, return_to
from starboard.games.vanguard.rules.tracks import move_track
from starboard.games.vanguard.state.fields import PlanetRecord, SectorPiece
from starboard.games.vanguard.state.invariants import impossible
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import listen
from starboard.kernel.requests import Chance
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import TRACKS
from tests.games.vanguard.rules.playing import go_on, new_table, requests_of

CARDS = (
    TRACKS
    + """
[[poi]]
id = "P92"
icons = ["nosave"]

[[poi]]
id = "P93"
time = "4: success(1)"

[[log]]
id = "7"
speaker = "captain"
mood = "plain"
on = "turn 97"
do = "poi(P92,@1) + poi(P93,@1)"
"""
)


def record_for(name: str, visits: int = 1, done: tuple[str, ...] = (), marks: dict[int, dict[str, int]] | None = None):
    """A planet that was left as it was found, but for these flags and Missions."""
    record = PlanetRecord(name, visits)
    for sector in planet(name).sectors.values():
        piece = SectorPiece(sector.number)
        piece.pois = [sector.poi] if sector.poi else []
        piece.marks = dict((marks or {}).get(sector.number, {}))
        piece.shut = sector.closed
        record.sectors.append(piece)
    record.face_down = sorted(planet(name).unique)
    record.done = list(done)
    return record


def before_visit(name: str, flags: tuple[str, ...] = (), act: int = 1) -> Vanguard:
    g = new_table(name, players=2)
    g.flags, g.act = list(flags), act
    return g


def begun(g: Vanguard, seed: int = 1) -> Vanguard:
    """The same table when its first round is about to begin."""
    go_on(g, "round", seed)
    return g


# --- recording ---


@pytest.mark.rule("VAN-END-07", "VAN-SECTOR-06", "SHIP-RECORD-02")
def test_pois_flags_threats_and_what_was_not_found_are_recorded():
    table = VanguardTable(CARDS)
    table.crew("security")
    table.run(replace_poi, "P91", 1)
    table.run(stack_poi, "P93", 1)
    table.run(put_mark, "lamp", 3)
    table.threat("th01", 4)
    table.g.face_down, table.g.completed = [3], ["M90"]

    record = record_of(table.g)

    assert record.planet == table.g.planet and record.visits == 1
    assert [sector.pois for sector in record.sectors] == [["P91", "P93"], [], [], []]
    assert record.sectors[2].marks == {"lamp": 1}
    assert [(threat.card, threat.sector) for threat in record.threats] == [("th01", 4)]
    assert record.face_down == [3] and record.done == ["M90"]


@pytest.mark.rule("VAN-POI-08", "SHIP-RECORD-03", "SHIP-RECORD-06")
def test_a_card_with_the_do_not_save_icon_is_not_recorded_and_the_one_below_is():
    table = VanguardTable(CARDS)
    table.crew("security")
    table.run(replace_poi, "P91", 1)
    table.run(stack_poi, "P92", 1)
    table.run(replace_poi, "P92", 2)
    table.run(replace_poi, "P000", 3)

    assert [sector.pois for sector in record_of(table.g).sectors] == [["P91"], [], ["P000"], []]


@pytest.mark.rule("VAN-END-07", "SHIP-RECORD-04")
def test_markers_time_tokens_and_supplies_start_afresh():
    table = VanguardTable(CARDS)
    table.crew("security")
    table.run(replace_poi, "P91", 1)
    table.run(replace_poi, "P93", 2)
    move_track(table.g, table.action("dig"), 1, "green", 2)
    table.run(advance, ("P93", 2))
    table.supplies(1)
    again = before_visit(table.g.planet)

    return_to(again, record_of(table.g))
    begun(again)

    assert again.tracks == [] and again.clocks == [] and again.lander.supplies == 10
    assert [sector.pois for sector in again.sectors] == [["P91"], ["P93"], [], []] and again.visits == 1


@pytest.mark.rule("VAN-END-07", "SHIP-RECORD-01", "SHIP-BOARD-03")
def test_what_was_left_is_found_again():
    table = VanguardTable(CARDS)
    table.crew("security")
    table.run(replace_poi, "P91", 2)
    table.run(put_mark, "lamp", 3)
    table.threat("th01", 4)
    table.g.face_down = [3]
    again = before_visit(table.g.planet)

    return_to(again, record_of(table.g))
    begun(again)

    assert record_of(again).visits == 2
    assert again.sectors[1].pois == ["P91"] and again.sectors[2].marks == {"lamp": 1}
    assert [(one.card, one.sector) for one in again.threats] == [("th01", 4)] and again.face_down == [3]


@pytest.mark.rule("VAN-RANKUP-01", "SHIP-BEGIN-01")
@pytest.mark.parametrize("done, offered", [(("M11", "M14"), False), ((), True)])
def test_where_a_later_visit_has_no_mission_nobody_is_asked_to_be_quick_at_it(done, offered):
    g = before_visit("veyra")
    return_to(g, record_for("veyra", done=done))

    drawn = next(one for one in requests_of(g) if isinstance(one, Chance) and one.kind == "rank-up")

    assert ("ru13" in drawn.outcomes) == offered and "ru12" in drawn.outcomes


# --- how it is found ---

FOUND = [
    ("cinder", record_for("cinder"), (), 1, "visited", "M04", ["211"]),
    ("cinder", record_for("cinder", marks={7: {"stripped": 1}}), (), 1, "stripped", "", ["211"]),
    ("veyra", record_for("veyra"), (), 1, "again", "M11", ["801"]),
    ("veyra", record_for("veyra", done=("M11",)), (), 1, "visited", "", ["801"]),
    ("veyra", record_for("veyra", done=("M11",)), (), 2, "bloom", "M14", ["820"]),
    ("veyra", record_for("veyra", done=("M11", "M14")), (), 2, "garden", "", ["801"]),
    ("veyra", record_for("veyra", done=("M11",)), ("REEF-SICK",), 2, "sick", "M13", ["819"]),
    ("veyra", record_for("veyra", done=("M11", "M13")), ("REEF-SICK",), 2, "healed", "", ["801"]),
    ("gantry", record_for("gantry"), (), 1, "visited", "M21", ["830"]),
    ("gantry", record_for("gantry", done=("M21",)), (), 1, "lit", "M23", ["850"]),
    ("gantry", record_for("gantry", done=("M21", "M23")), (), 1, "day", "", ["850"]),
    ("ossuary", record_for("ossuary"), (), 1, "visited", "M42", ["860"]),
    ("ossuary", record_for("ossuary", done=("M42",)), (), 1, "song", "", ["880"]),
    ("ossuary", record_for("ossuary", done=("M41",)), (), 1, "collapsed", "M43", ["879"]),
    ("ossuary", record_for("ossuary", done=("M41", "M43")), ("BRIDGE-BUILT",), 1, "ruin", "", ["879"]),
]


def test_every_state_of_the_box_is_among_the_tests():
    met = {(name, state) for name, _, _, _, state, _, _ in FOUND}
    assert met | {("gantry", "towed")} == {(name, one.id) for name in PLANETS for one in planet(name).revisits}


@pytest.mark.rule("VAN-END-07", "VAN-MISSION-01", "SHIP-CAMPAIGN-09", "SHIP-BOARD-04")
@pytest.mark.parametrize("name, record, flags, act, state, mission, logs", FOUND)
def test_a_planet_is_found_in_the_first_state_that_holds(name, record, flags, act, state, mission, logs):
    g = before_visit(name, flags, act)
    return_to(g, record)
    assert state_found(g).id == state

    begun(g, seed=2)  # by chance nobody is moved by a card before the first round

    assert g.state == state and mission_of_visit(g) == mission and arrival_logs(g) == logs
    assert g.missions == ([mission] if mission else []) and g.read[: len(logs)] == logs
    assert g.lander.sector and {who.sector for who in g.crew} == {g.lander.sector} and impossible(g) == []


@pytest.mark.rule("VAN-END-07", "VAN-SECTOR-04")
def test_what_has_changed_is_there_before_the_landing_and_its_log_is_read_on_the_ground():
    g = before_visit("cinder")
    return_to(g, record_for("cinder"))

    go_on(g, "landing")
    assert g.lander.sector == 4 and g.condition == "G02" and g.sectors[1].pois == ["P110"] and g.read == []
    go_on(g, "round")
    assert g.read == ["211"]


@pytest.mark.rule("VAN-END-07", "VAN-MISSION-03")
def test_a_reef_that_is_bare_again_must_be_dosed_again():
    g = before_visit("veyra", ("REEF-SICK",))
    return_to(g, record_for("veyra", visits=2, done=("M11",), marks={3: {"dosed": 1}, 1: {"flood": 1}}))

    begun(g)

    assert [sector.marks for sector in g.sectors if sector.marks] == []
    assert [sector.number for sector in g.sectors if sector.pois == ["P209"]] == [3, 5]


@pytest.mark.rule("VAN-END-07", "VAN-MISSION-03")
@pytest.mark.parametrize(
    "name, done, mark, sector, pois",
    [
        ("cinder", (), "salvage", 2, {2: "P110", 6: "P111", 8: "P112"}),
        ("ossuary", ("M41",), "dug", 8, {8: "P412"}),
    ],
)
def test_what_lies_there_again_must_be_taken_or_dug_again(name, done, mark, sector, pois):
    g = before_visit(name)
    return_to(g, record_for(name, visits=2, done=done, marks={sector: {mark: 1}}))

    begun(g, seed=2)

    assert [piece.number for piece in g.sectors if mark in piece.marks] == []
    assert {number: g.sectors[number - 1].pois[-1] for number in pois} == pois and g.missions != []


@pytest.mark.rule("VAN-END-07", "VAN-SPECIAL-05")
@pytest.mark.parametrize("stone, offered", [(0, True), (1, False)])
def test_a_stone_that_was_dug_out_is_not_in_its_berth_when_the_hall_is_clear_again(stone, offered):
    g = before_visit("ossuary")
    marks = {"fell": 1, "stone": 1} if stone else {"fell": 1}
    return_to(g, record_for("ossuary", marks={8: marks}))
    begun(g, seed=2)
    who = g.crew[0]
    who.sector, g.special = 8, False

    actions = {action.name: why_not(g, (action, sector), who) for action, sector in shown_to(g, who)}

    assert (actions["P406:lift-the-pilot-s-stone"] == "") == offered


@pytest.mark.rule("VAN-END-07")
def test_a_first_visit_knows_no_state():
    g = begun(before_visit("veyra", ("REEF-SICK",)))

    assert state_found(g) is None and g.state == "" and g.missions == ["M11"]


@pytest.mark.rule("VAN-END-07")
def test_nobody_lands_where_the_story_has_closed_the_planet():
    g = before_visit("gantry", ("HOMEWARD",), act=3)

    with pytest.raises(PlanetClosed, match="towed"):
        return_to(g, record_for("gantry"))


@pytest.mark.rule("VAN-END-07", "VAN-MISSION-01")
def test_the_objective_decides_which_mission_comes_again():
    g = before_visit("ossuary")
    g.objectives = ["O04"]
    return_to(g, record_for("ossuary"))

    assert mission_of_visit(begun(g)) == "M41"


@pytest.mark.rule("VAN-END-07")
def test_a_rope_rots_and_a_bridge_stays():
    for flags, spans in (((), 0), (("BRIDGE-BUILT",), 1)):
        g = before_visit("ossuary", flags)
        return_to(g, record_for("ossuary", marks={4: {"span": 1}}))
        begun(g)

        assert g.sectors[3].marks.get("span", 0) == spans


@pytest.mark.rule("VAN-END-07", "VAN-SETUP-08")
def test_the_secret_order_of_the_ring_is_kept_for_all_visits():
    first = begun(before_visit("gantry"))
    first.clues = [("is", 0, first.order[0])]
    again = before_visit("gantry")

    return_to(again, record_of(first))
    begun(again, seed=7)

    assert again.order == first.order and again.clues == first.clues


@pytest.mark.rule("VAN-END-07", "VAN-SECTOR-06")
@pytest.mark.parametrize("done", [(), ("M21",), ("M21", "M23")])
def test_the_whistles_of_the_ring_are_counted_anew_on_every_visit(done):
    g = before_visit("gantry")
    return_to(g, record_for("gantry", done=done, marks={1: {"whistle": 3}, 9: {"toolhead": 1}}))
    begun(g, seed=2)

    assert "whistle" not in g.sectors[0].marks and g.sectors[8].marks == {"toolhead": 1}


@pytest.mark.rule("VAN-END-07", "VAN-THREAT-01")
@pytest.mark.parametrize("marks, threats", [({}, ["th03"]), ({11: {"friend": 1}}, [])])
def test_who_has_made_a_friend_of_the_gleaner_meets_no_threat_in_the_throat(marks, threats):
    g = before_visit("ossuary")
    return_to(g, record_for("ossuary", done=("M41", "M43"), marks=marks))
    begun(g, seed=2)
    table = VanguardTable(on="ossuary")
    table.crew("security", sector=7)
    table.g.sectors = g.sectors

    table.run(read_log, "862")

    assert [threat.card for threat in table.g.threats] == threats and table.sector(7).pois == ["P414"]


@pytest.mark.rule("VAN-END-07", "VAN-SETUP-08")
@pytest.mark.parametrize(
    "name, done, act, told", [("veyra", ("M11",), 2, ["opened"]), ("ossuary", ("M41",), 1, ["shut"] * 2)]
)
def test_a_sector_that_opens_or_shuts_is_told_of_once(name, done, act, told):
    g = before_visit(name, act=act)
    return_to(g, record_for(name, done=done))
    listen(g)
    begun(g, seed=2)
    assert [event.kind for event in g.events if event.kind in ("opened", "shut")] == told

    again = before_visit(name, act=act)
    return_to(again, record_of(g))
    listen(again)
    begun(again, seed=2)

    assert [event.kind for event in again.events if event.kind in ("opened", "shut")] == []


# --- the workshop of the ring (GR3) ---


@pytest.mark.rule("VAN-SETUP-08")
@pytest.mark.parametrize(
    "visits, done, marks, ending, advances",
    [
        (1, ("M21",), {9: {"bench": 1}}, "lift-off", 1),
        (1, ("M21", "M23"), {9: {"bench": 1}}, "lift-off", 1),
        (1, ("M21",), {}, "lift-off", 0),
        (1, ("M21",), {9: {"bench": 1}}, "evacuation", 0),
        (1, (), {9: {"bench": 1}}, "lift-off", 0),
    ],
)
def test_a_bench_in_the_lit_workshop_helps_the_ship_after_a_lift_off(visits, done, marks, ending, advances):
    g = before_visit("gantry")
    return_to(g, record_for("gantry", visits, done, marks))
    g.ending = ending

    advance_production(g)

    assert g.advances == advances
