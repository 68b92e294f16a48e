"""Doors, and the zones behind them (SAGA-DOOR-01 to SAGA-DOOR-09, SAGA-ZONE-01 to SAGA-ZONE-08)."""

import pytest

from starboard.games.saga.content.modifiers import CLOSE
from starboard.games.saga.geometry.sight import HIDDEN, sight
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.lookups import door_coded
from starboard.games.saga.rules.movement import zones
from starboard.games.saga.rules.movement.doors import close_door, why_not_use
from starboard.games.saga.rules.movement.move_choices import Course, goals
from starboard.games.saga.rules.movement.zones import Chart, Printed, Zone, reveal, unrevealed_behind
from starboard.games.saga.rules.places import base_of, engaged, facing_of, layout
from starboard.games.saga.state.fields import Darkness, Door, Downed, Point, Scenery
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.requests import CHECKPOINT


def at_the_door(**door: object) -> SagaTable:
    table = SagaTable("...", ".D.", "...")
    table.mercenary("dulinsky", at=(1, 2), facing="north")
    table.door("D1", **door)
    return table


def refusal(table: SagaTable) -> str | None:
    found = why_not(table.g, table.g.mercenaries[0], ACTIONS["door"])
    return found.rule if found else None


@pytest.mark.rule("SAGA-DOOR-01")
def test_a_closed_door_blocks_movement_and_sight_and_an_open_one_neither():
    table = SagaTable("..D..")
    who = table.mercenary("dulinsky", at=(0, 0), facing="east")
    guard = table.agent("guard", at=(4, 0), facing="east")

    def seen() -> int:
        return sight(layout(table.g), base_of(table.g, who.model), facing_of(who.model), base_of(table.g, guard))

    assert (goals(table.g, who.model, layout(table.g), Course(5)), seen()) == ([(1, 0)], HIDDEN)
    table.door("D1", open=True)
    assert goals(table.g, who.model, layout(table.g), Course(5)) == [(1, 0), (2, 0), (3, 0)] and seen() != HIDDEN


@pytest.mark.rule("SAGA-DOOR-03")
def test_a_door_in_the_front_arc_is_opened_and_closed_without_dice():
    table = at_the_door()
    table.answers({"action": "door"})
    table.run(take_action, table.g.mercenaries[0])
    assert table.g.doors[0].open and table.rolled == []

    table.answers({"action": "door"})
    table.run(take_action, table.g.mercenaries[0])
    assert not table.g.doors[0].open


@pytest.mark.rule("SAGA-DOOR-03")
def test_a_door_behind_or_far_away_is_out_of_reach():
    table = at_the_door()
    table.g.mercenaries[0].model.facing = "south"
    assert refusal(table) == "SAGA-DOOR-03"

    table.g.mercenaries[0].model.facing = "north"
    assert refusal(table) is None


@pytest.mark.rule("SAGA-DOOR-02", "SAGA-DOOR-05")
def test_a_locked_door_is_neither_opened_nor_closed_and_unlocking_opens_nothing():
    table = at_the_door(lock=1)
    assert refusal(table) == "SAGA-DOOR-02"

    table.door("D1", lock=0)

    assert refusal(table) is None and not table.g.doors[0].open


@pytest.mark.rule("SAGA-DOOR-02", "SAGA-DENIED-01", "SAGA-DESTROY-11")
def test_doors_that_nobody_can_use():
    assert refusal(at_the_door(denied=True)) == "SAGA-DENIED-01"
    assert refusal(at_the_door(destroyed=True)) == "SAGA-DESTROY-11"


@pytest.mark.rule("SAGA-DOOR-04", "SAGA-DOOR-08")
def test_only_a_model_in_the_doorway_keeps_a_door_open():
    table = at_the_door(open=True)
    table.g.downed = [Downed("curby", (1, 1))]
    assert refusal(table) is None

    table.mercenary("alyse", at=(1, 1), seat=0)

    assert refusal(table) == "SAGA-DOOR-04"


@pytest.mark.rule("SAGA-DOOR-09")
def test_both_squares_of_a_double_door_open_together():
    table = SagaTable("....", ".DD.", "....")
    table.mercenary("dulinsky", at=(0, 2), facing="north")
    table.answers({"action": "door"})

    table.run(take_action, table.g.mercenaries[0])

    assert layout(table.g).closed_doors == 0 and table.g.doors[0].squares == [(1, 1), (2, 1)]


@pytest.mark.rule("SAGA-DOOR-03")
def test_of_several_doors_one_is_chosen_and_the_others_say_why_not():
    table = SagaTable("D.D", "...")
    table.mercenary("dulinsky", at=(1, 1), facing="north")
    table.mercenary("curby", at=(0, 1), seat=0)
    table.door("D1", lock=2)
    table.g.doors.append(Door("D3", [(1, 0)]))
    table.answers({"action": "door", "door": "D3"})

    table.run(take_action, table.g.mercenaries[0])

    ask = table.question("door")
    assert list(ask.options) == ["D2", "D3"] and ask.blocked is not None
    assert [(code, refusal.rule) for code, refusal in ask.blocked()] == [("D1", "SAGA-DOOR-02")]
    assert table.g.doors[2].open


# --- zones ---


def hidden(monkeypatch: pytest.MonkeyPatch, *models: Printed) -> tuple[SagaTable, Zone]:
    """A room with a door to the east; behind it a zone B of two columns that nobody has seen."""
    table = SagaTable("..D##", "..###", "..###")
    table.mercenary("dulinsky", at=(1, 0), facing="east")
    zone = Zone("B", [(3, 0), (4, 0), (3, 1), (4, 1), (3, 2), (4, 2)])
    zone.models = list(models)
    monkeypatch.setitem(zones.CHARTS, table.g.mission, Chart({"B": zone}, {"D1": ["A", "B"]}))
    return table, zone


def open_it(table: SagaTable) -> None:
    table.answers({"action": "door"})
    table.run(take_action, table.g.mercenaries[0])


@pytest.mark.rule("SAGA-ZONE-01", "SAGA-ZONE-02", "SAGA-DOOR-06")
def test_opening_a_door_lays_out_what_is_behind(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch, Printed("ag-guard", (4, 2), "west"), Printed("bs-okoro", (4, 0), "west", "okoro"))
    zone.scenery = [Scenery("c9", "crate", [(3, 2)], "obstacle", 2)]
    zone.doors = [Door("D1", [(2, 0)]), Door("D2", [(4, 1)])]
    zone.points, zone.darkness = [Point("R2", [(3, 1)])], [Darkness("K1", (4, 2))]
    assert table.g.zones == ["A"] and table.g.enemies == []

    open_it(table)

    assert table.g.zones == ["A", "B"] and table.g.ground == ["AAABB", "AA#BB", "AA#BB"]
    assert [(one.name, one.at, one.facing) for one in table.g.enemies] == [
        ("guard-1", (4, 2), "west"), ("okoro", (4, 0), "west"),
    ]  # fmt: skip
    assert [door.code for door in table.g.doors] == ["D1", "D2"] and table.g.scenery[0].code == "c9"
    assert table.g.darkness[0].code == "K1"
    assert table.g.scenery[0] is not zone.scenery[0]  # the mission keeps its own


@pytest.mark.rule("SAGA-ZONE-03")
def test_the_progress_entry_comes_before_play_goes_on(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch)

    def progress(g):
        g.flags["read"] = "yes"
        yield CHECKPOINT

    zone.progress = progress

    open_it(table)

    assert table.g.flags == {"read": "yes"}


@pytest.mark.rule("SAGA-ZONE-04")
def test_a_point_comes_with_its_zone(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch)
    zone.points = [Point("R2", [(3, 1)])]
    assert table.g.points == []

    open_it(table)

    assert [(point.code, point.active) for point in table.g.points] == [("R2", True)]


@pytest.mark.rule("SAGA-ZONE-05")
def test_a_closed_door_hides_nothing_again(monkeypatch: pytest.MonkeyPatch):
    table, _ = hidden(monkeypatch, Printed("ag-guard", (4, 2), "west"))
    open_it(table)

    close_door(table.g, table.g.doors[0])
    open_it(table)

    assert table.g.zones == ["A", "B"] and len(table.g.enemies) == 1


@pytest.mark.rule("SAGA-ZONE-02", "SAGA-DESTROY-07")
def test_a_destroyed_door_reveals_too(monkeypatch: pytest.MonkeyPatch):
    table, _ = hidden(monkeypatch)
    table.fate(attack=(3, 0, 0, 0, 0, 0, 0))

    table.run(lambda g: attack(g, Attack(g.mercenaries[0].model, None, CLOSE, scenery="D1")))

    assert table.g.doors[0].destroyed
    assert table.g.zones == ["A", "B"] and unrevealed_behind(table.g, table.g.doors[0]) == []


@pytest.mark.rule("SAGA-DOOR-07")
def test_agents_do_not_open_doors_to_what_nobody_has_seen(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch)
    guard = table.agent("guard", at=(1, 1), facing="east")
    door = door_coded(table.g, "D1")
    found = why_not_use(table.g, guard, door, layout(table.g))
    assert found is not None and found.rule == "SAGA-DOOR-07"

    table.run(reveal, zone)

    assert why_not_use(table.g, guard, door, layout(table.g)) is None


@pytest.mark.rule("SAGA-ZONE-07")
def test_new_models_have_their_arcs_at_once(monkeypatch: pytest.MonkeyPatch):
    table, _ = hidden(monkeypatch, Printed("ag-guard", (3, 0), "west"))
    table.mercenary("curby", at=(1, 1), seat=0)
    table.g.mercenaries[0].model.at = (1, 0)

    open_it(table)
    table.g.mercenaries[0].model.at = (2, 0)

    assert engaged(table.g, table.g.mercenaries[0].model, layout(table.g))


@pytest.mark.rule("SAGA-ZONE-06", "SAGA-ZONE-08")
def test_a_marine_becomes_a_guard_and_a_technician(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch, Printed("ag-marine", (3, 1), "north"))
    nexus = table.nexus_player()
    for _ in range(6):
        table.agent("marine", waiting="R1")
    table.answers({(nexus.seat, "substitute"): ["ag-guard", "ag-technician"], "substitute-square": [(4, 0)]})

    table.run(reveal, zone)

    assert [(one.kind, one.at, one.facing) for one in table.g.enemies[6:]] == [
        ("ag-guard", (3, 1), "north"), ("ag-technician", (4, 0), "north"),
    ]  # fmt: skip
    first = next(ask for ask in table.asked if ask.kind == "substitute")
    assert set(first.options) == {"ag-guard", "ag-technician", "ag-victim", "nobody"}  # none above a Marine's cost


@pytest.mark.rule("SAGA-ZONE-08")
def test_a_substitute_leaves_the_square_of_a_model_that_is_still_to_come(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch, Printed("ag-marine", (3, 1), "north"), Printed("ag-guard", (4, 0), "west"))
    nexus = table.nexus_player()
    for _ in range(6):
        table.agent("marine", waiting="R1")
    table.answers({(nexus.seat, "substitute"): ["ag-guard", "ag-technician"], "substitute-square": [(3, 0)]})

    table.run(reveal, zone)

    squares = [one.at for one in table.g.enemies[6:]]
    assert len(set(squares)) == len(squares) == 3
    asked = next(ask for ask in table.asked if ask.kind == "substitute-square" and len(ask.options) > 1)
    assert (4, 0) not in asked.options


@pytest.mark.rule("SAGA-ZONE-08")
def test_a_substitute_leaves_the_square_of_another_model_that_is_missing(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch, Printed("ag-marine", (3, 1), "north"), Printed("ag-marine", (4, 1), "west"))
    nexus = table.nexus_player()
    for _ in range(6):
        table.agent("marine", waiting="R1")
    kinds = ["ag-guard", "ag-technician", "ag-guard", "nobody"]
    table.answers({(nexus.seat, "substitute"): kinds, "substitute-square": [(3, 0)]})

    table.run(reveal, zone)

    assert [one.at for one in table.g.enemies[6:]] == [(3, 1), (3, 0), (4, 1)]
    further = next(ask for ask in table.asked if ask.kind == "substitute-square" and len(ask.options) > 1)
    assert (4, 1) not in further.options


@pytest.mark.rule("SAGA-ZONE-08")
def test_without_anybody_affordable_the_model_is_left_out(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch, Printed("ag-technician", (3, 1), "north"))
    for _ in range(4):
        table.agent("technician", waiting="R1")

    table.run(reveal, zone)

    assert len(table.g.enemies) == 4


@pytest.mark.rule("SAGA-ZONE-06")
def test_where_nobody_plays_the_nexus_the_dearest_take_the_place(monkeypatch: pytest.MonkeyPatch):
    table, zone = hidden(monkeypatch, Printed("ag-marine", (3, 1), "north"))
    for _ in range(6):
        table.agent("marine", waiting="R1")

    table.run(reveal, zone)

    assert [one.kind for one in table.g.enemies[6:]] == ["ag-guard", "ag-technician"]
