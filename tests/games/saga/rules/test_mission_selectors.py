"""Whom a mission means: by where the map shows them, by where they stand, by who sees them (docs/decisions/0030)."""

import pytest

from starboard.games.saga.content.mission_script import Saying, Value
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound, selected
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable


def meant(table: MissionTable, bound: Bound = NOBODY, **keys: Value) -> list[str]:
    who = Saying("who", tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))
    return [model.name for model in selected(table.g, who, bound)]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-02")
def test_printed_are_those_that_the_map_shows_wherever_they_went():
    table = begun(bare_mission("m4"), "B", "D", crew=True)
    called = table.agent("technician", at=(3, 5))
    printed = [model.name for model in table.g.enemies if model.home is not None]
    [walker] = [model for model in table.g.enemies if model.home == (17, 8)]
    walker.at = (4, 3)

    assert called.name not in meant(table, kind=("ag-technician",), printed=True)
    assert walker.name in meant(table, kind=("ag-technician",), printed=True) and walker.name in printed
    assert walker.name not in meant(table, printed=True, **{"in": ("D",)})


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_group_is_named_by_its_squares_on_the_map():
    table = begun(bare_mission("m5"), "B", crew=True)
    guards = meant(table, group="aisle-guards")

    assert [model_named(table.g, name).at for name in guards] == [(6, 6), (6, 11)]
    others = meant(table, side="agents", not_group=("aisle-guards",))
    assert others and not set(others) & set(guards)


@pytest.mark.rule("SAGA-LARGE-10")
@pytest.mark.parametrize(("at", "inside"), [((15, 3), True), ((14, 3), False), ((13, 3), False), ((17, 1), True)])
def test_a_large_boss_is_wholly_in_a_zone_or_it_is_not(at: tuple[int, int], inside: bool):
    table = begun(bare_mission("m4"), "B", "C")
    table.door("D2", open=True)
    orchard = table.boss("aberration", at=at)

    assert meant(table, boss="bs-aberration", wholly_in=("C",)) == ([orchard.name] if inside else [])


@pytest.mark.rule("SAGA-ARC-06")
def test_whoever_stands_in_the_front_arc_of_a_boss():
    table = begun(bare_mission("m5"), "B")
    shrike = table.boss("shrike", at=(10, 7), facing="north")
    guard = table.agent("guard", at=(8, 7), facing="west")
    curby = model_named(table.g, "curby")
    bound = Bound("curby")

    curby.at = (10, 6)
    assert meant(table, bound, actor=True, in_front_arc_of="bs-shrike") == ["curby"]
    curby.at = (10, 8)
    assert meant(table, bound, actor=True, in_front_arc_of="bs-shrike") == []
    curby.at = (7, 7)
    assert meant(table, bound, actor=True, in_front_arc_of="bs-shrike") == []
    assert meant(table, bound, actor=True, in_front_arc_of="any") == ["curby"] and guard.at and shrike.at


@pytest.mark.rule("SAGA-GEOM-08")
def test_near_a_boss_is_near_where_it_stands_now():
    table = begun(bare_mission("m4"), "B")
    curby = model_named(table.g, "curby")
    curby.at = (7, 9)
    assert meant(table, Bound("curby"), actor=True, near="BA", within=2) == []  # it is not there
    orchard = table.boss("aberration", at=(7, 13))
    assert meant(table, Bound("curby"), actor=True, near="BA", within=2) == []
    orchard.at = (7, 6)
    assert meant(table, Bound("curby"), actor=True, near="BA", within=2) == ["curby"]
