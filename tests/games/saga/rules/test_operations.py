"""The six standard operations of Terminals."""

import pytest

from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.operations import STANDARD_OPERATIONS
from starboard.games.saga.rules.hacking.hacking import hack, offered_operations
from starboard.games.saga.rules.hacking.operations import STANDARD
from starboard.games.saga.state.fields import CardInPlay, Darkness, Point, Scenery
from starboard.games.saga.testing.table import SagaTable

TERMINAL = Scenery("T1", "terminal", [(0, 0)], "obstacle", 3)
MAP = ("T.RR.", ".....", "..K.D")


def operating(operation: str, *rows: str):
    """Dulinsky looks north at a Terminal that offers one operation, and scores 2."""
    table = SagaTable(*(rows or MAP))
    table.mission(terminals={"T1": [operation]})
    return table, table.mercenary("dulinsky", at=(0, 1))


def score(table: SagaTable, dulinsky, target=None) -> None:
    table.fate(hack=(1, 1))
    if target is not None:
        table.answers({"operation-target": target})
    table.run(hack, dulinsky)


def test_every_declared_operation_is_written():
    assert sorted(STANDARD) == sorted(STANDARD_OPERATIONS)


def test_missions_name_operations_that_are_standard_or_their_own():
    for name in MISSIONS:
        own = [operation.id for operation in mission(name).operations]
        for terminal in mission(name).terminals:
            assert set(terminal.operations) <= {*STANDARD, *own}


@pytest.mark.rule("SAGA-HACK-09", "SAGA-HACK-02")
def test_isolate_turns_off_the_points_of_one_revealed_zone():
    table, dulinsky = operating("isolate")
    table.g.ground, table.g.zones = ["AAABB", "AAABB", "AAABB"], ["A", "B"]
    table.g.points = [Point("R1", [(2, 0)]), Point("R2", [(3, 0)]), Point("R3", [(4, 0)])]
    table.g.points[2].active = False

    score(table, dulinsky, "B")

    assert table.question("operation-target").options == ["A", "B"]
    assert [point.active for point in table.g.points] == [True, False, False]
    assert not table.g.points[1].welded


@pytest.mark.rule("SAGA-HACK-10")
def test_an_operation_without_effect_is_not_offered():
    table, _ = operating("isolate")
    for point in table.g.points:
        point.active = False

    assert offered_operations(table.g, table.g.scenery[0]) == []


@pytest.mark.rule("SAGA-HACK-09")
def test_weld_closes_one_point_of_the_terminals_own_zone_for_good():
    table, dulinsky = operating("weld")
    table.g.ground, table.g.zones = ["AAABB", "AAABB", "AAABB"], ["A", "B"]
    table.g.points = [Point("R1", [(2, 0)]), Point("R2", [(3, 0)]), Point("R3", [(2, 1)])]

    score(table, dulinsky, "R3")

    assert table.question("operation-target").options == ["R1", "R3"]
    assert [(point.active, point.welded) for point in table.g.points] == [(True, False), (True, False), (False, True)]


@pytest.mark.rule("SAGA-HACK-10")
def test_each_point_is_welded_once():
    table, _ = operating("weld", "T.R..")
    table.g.points[0].active = False
    assert offered_operations(table.g, table.g.scenery[0]) == ["weld"]
    table.g.points[0].welded = True
    assert offered_operations(table.g, table.g.scenery[0]) == []


@pytest.mark.rule("SAGA-HACK-09")
def test_alarm_discards_an_alarm_card_in_play_and_nothing_else():
    table, dulinsky = operating("alarm")
    assert offered_operations(table.g, table.g.scenery[0]) == []
    for card in ("ev-outbreak", "nx-scrambler-a", "nx-red-alarm-a"):
        table.g.nexus.in_play.append(CardInPlay(card, "card", 1))

    score(table, dulinsky)

    assert [one.card for one in table.g.nexus.in_play] == ["ev-outbreak", "nx-scrambler-a"]
    assert table.g.nexus.discard == ["nx-red-alarm-a"]


@pytest.mark.rule("SAGA-HACK-09")
def test_light_takes_a_darkness_counter_away_and_brings_it_back():
    table = SagaTable(*["." * 40] * 40)
    table.g.mission = "c"
    dark = mission("c").darkness
    table.g.zones = sorted({mission("c").board.zone(place) for place in dark})
    table.g.ground = ["".join(row) for row in mission("c").board.overlay]
    first = dark[0]
    back = ("back", *first)
    assert back in STANDARD["light"].targets(table.g, TERMINAL)

    table.run(STANDARD["light"].deed, back)
    assert [(counter.code, counter.at) for counter in table.g.darkness] == [(mission("c").board.code(first), first)]
    targets = STANDARD["light"].targets(table.g, TERMINAL)
    assert ("away", *first) in targets and back not in targets

    table.run(STANDARD["light"].deed, ("away", *first))
    assert table.g.darkness == []


@pytest.mark.rule("SAGA-HACK-09", "SAGA-DARK-01")
def test_two_counters_on_one_square_are_one_choice_and_go_together():
    table = SagaTable("..K..")
    table.g.darkness.append(Darkness("nx-lights-out-a", (2, 0)))

    assert STANDARD["light"].targets(table.g, TERMINAL) == [("away", 2, 0)]
    table.run(STANDARD["light"].deed, ("away", 2, 0))
    assert table.g.darkness == []


@pytest.mark.rule("SAGA-HACK-02")
def test_light_knows_nothing_of_unrevealed_zones():
    table = SagaTable("...")
    table.g.mission = "c"
    table.g.zones = ["A"]
    table.g.ground = ["#" * 40] * 40

    assert STANDARD["light"].targets(table.g, TERMINAL) == []


@pytest.mark.rule("SAGA-HACK-09", "SAGA-MISSION-10")
def test_camera_shows_a_zone_behind_a_door_and_reveals_nothing():
    table = SagaTable("...")
    table.g.mission = "c"
    zones = STANDARD["camera"].targets(table.g, TERMINAL)
    assert zones and "A" not in zones
    seen = zones[0]

    with table.only_changes():
        table.run(STANDARD["camera"].deed, seen)

    told = table.told("camera")[0].args
    printed = mission("c")
    assert [place[:2] for place in told["plan"]] == [
        square for square in printed.board.squares() if printed.board.zone(square) == seen
    ]
    assert len(told["figures"]) == len([agent for agent in printed.agents if agent.zone == seen])
    assert table.g.reveals == 1


@pytest.mark.rule("SAGA-HACK-09")
def test_shut_closes_an_open_door_with_a_lock():
    table, dulinsky = operating("shut", "T..D.", ".....", "..K.D")
    table.door("D1", open=True)

    score(table, dulinsky)

    assert (table.door("D1").open, table.door("D1").lock) == (False, 1)


@pytest.mark.rule("SAGA-HACK-10", "SAGA-DOOR-04")
def test_shut_needs_an_open_whole_door_with_an_empty_doorway():
    table, _ = operating("shut", "T..DDD", ".#####", ".....D")
    terminal = table.g.scenery[0]
    assert offered_operations(table.g, terminal) == []
    table.door("D1", open=True)
    assert STANDARD["shut"].targets(table.g, terminal) == ["D1"]
    table.agent("guard", at=(4, 0))
    table.door("D2", open=True, destroyed=True)
    assert STANDARD["shut"].targets(table.g, terminal) == []
