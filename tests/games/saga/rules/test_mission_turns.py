"""What a mission turns, changes and forbids: force fields, doors, features, levels of operations (SAGA-MISSION-12)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission import MissionOperation
from starboard.games.saga.content.mission_file import keep_mission, mission
from starboard.games.saga.content.mission_script import NO_SCRIPT, Feature, Saying, Value, When, While
from starboard.games.saga.rules.attacks.targets_of_attacks import scenery_to_attack
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.hacking.hacking import wear_down
from starboard.games.saga.rules.hacking.operations import STANDARD
from starboard.games.saga.rules.lookups import door_coded, mercenary_named, model_named
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.feature_numbers import number, word
from starboard.games.saga.rules.missions.lookups import levels_left
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.movement.doors import why_not_use
from starboard.games.saga.rules.movement.nexus_doors import can_be_opened
from starboard.games.saga.rules.nexus.activations import why_not_activate
from starboard.games.saga.rules.nexus.agents_for_cards import agents_to_use
from starboard.games.saga.rules.nexus.psychic_powers import can_use_power, use_power
from starboard.games.saga.rules.places import layout, square_of
from starboard.games.saga.state.fields import Played
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable


def saying(word: str, **keys: Value) -> Saying:
    return Saying(word, tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))


def do(table: MissionTable, word: str, actor: str = "", **keys: Value) -> None:
    table.run(carry_out, (saying(word, **keys),), Bound(actor))


def told(name: str, **keys: Value) -> When:
    """The mission turns its clock when this happens, for everybody to see."""
    return When(saying(name, **keys), "", False, False, "", (), (saying("clock", to=9),))


CHOVAR = saying("who", boss="bs-chovar")


# --- force fields ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DENIED-01")
def test_a_force_field_opens_and_closes_but_not_by_hand():
    table = begun(bare_mission("m6"), "B", "F")
    field, here = door_coded(table.g, "F1"), square_of(table.g, (9, 9))
    assert not layout(table.g).free >> here & 1

    do(table, "piece", at=("F1",), to="other")
    assert field.open and layout(table.g).free >> here & 1
    curby = model_named(table.g, "curby")
    curby.at, curby.facing = (9, 10), "north"
    assert why_not_use(table.g, curby, field, layout(table.g)).rule == "SAGA-DENIED-01"
    assert not can_be_opened(table.g, field) and "F1" not in STANDARD["shut"].targets(table.g, table.g.scenery[0])

    do(table, "piece", at=("F1",), to="other")
    assert not field.open and [event.args["field"] for event in table.told("field-closed")] == ["F1"]


@pytest.mark.rule("SAGA-DOOR-04")
def test_a_force_field_does_not_close_onto_a_model():
    table = begun(bare_mission("m6"), "B", "F")
    do(table, "piece", at=("F1",), to="open")
    model_named(table.g, "curby").at = (9, 9)
    do(table, "piece", at=("F1",), to="other")
    assert door_coded(table.g, "F1").open and table.told("field-blocked")


@pytest.mark.rule("SAGA-ZONE-02")
def test_a_force_field_that_was_opened_before_its_zone_was_known_is_open():
    table = begun(bare_mission("m6"))
    do(table, "piece", at=("F2",), to="open", until="mission")
    table = reveal_b(table)
    assert door_coded(table.g, "F2").open


def reveal_b(table: MissionTable) -> MissionTable:
    do(table, "reveal", zones=("B",))
    return table


# --- sealed doors, exits for a while ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DESTROY-08")
def test_a_sealed_door_is_neither_opened_nor_destroyed():
    table = begun(bare_mission("m4"), "B", "C")
    curby = model_named(table.g, "curby")
    curby.at, curby.facing = (13, 3), "east"
    door = door_coded(table.g, "D2")
    assert why_not_use(table.g, curby, door, layout(table.g)) is None and "D2" in scenery_to_attack(table.g, curby)

    do(table, "piece", at=("D2",), to="sealed")
    assert why_not_use(table.g, curby, door, layout(table.g)) is not None and not can_be_opened(table.g, door)
    assert "D2" not in scenery_to_attack(table.g, curby)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MOVE-14")
def test_an_exit_is_closed_to_the_end_of_the_second_round_from_now():
    table = begun(bare_mission("m5"), "B", "D")
    assert (18, 7) in table.g.exits
    do(table, "piece", at=("X1",), to="closed", until="rounds:2")
    open_after = []
    for _ in range(3):
        open_after.append((18, 7) in table.g.exits)
        table.run(end_phase)
    assert open_after == [False, False, False] and (18, 7) in table.g.exits


@pytest.mark.rule("SAGA-HACK-09")
def test_a_door_that_a_terminal_shuts_has_been_closed():
    table = begun(bare_mission("m4", replace(NO_SCRIPT, whens=(told("closed", at="D2"),))), "B", "C")
    table.door("D2", open=True)
    table.run(STANDARD["shut"].deed, "D2")
    table.run(settle)
    assert len(table.told("clock")) == 1


# --- levels ---


COLLAR = MissionOperation("collar", 1, 3, False)


@pytest.mark.rule("SAGA-HACK-12", "SAGA-XP-02")
def test_every_level_that_is_reached_is_noticed():
    script = replace(NO_SCRIPT, whens=(told("level", operation="collar", level=1),))
    name = bare_mission("m6", script)
    keep_mission(replace(mission(name), operations=(COLLAR,)))
    table = begun(name, "B")
    at_one = (saying("level", operation="collar", equals=1),)

    wear_down(table.g, COLLAR, 1)
    table.run(settle)
    assert table.told("clock") == [] and not all_hold(table.g, at_one)
    wear_down(table.g, COLLAR, 1)
    table.run(settle)
    assert len(table.told("clock")) == 1 and all_hold(table.g, at_one)
    wear_down(table.g, COLLAR, 1)
    table.run(settle)
    assert len(table.told("clock")) == 1 and levels_left(table.g, COLLAR) == 0


@pytest.mark.rule("SAGA-HACK-12")
def test_two_levels_at_once_pass_the_first():
    script = replace(NO_SCRIPT, whens=(told("level", operation="collar", level=1),))
    name = bare_mission("m6", script)
    keep_mission(replace(mission(name), operations=(COLLAR,)))
    table = begun(name, "B")
    wear_down(table.g, COLLAR, 3)
    table.run(settle)
    assert len(table.told("clock")) == 1


# --- earlier missions, Victory Points ---


@pytest.mark.rule("SAGA-CAMPAIGN-03")
def test_how_an_earlier_mission_ended_the_last_time():
    table = begun(bare_mission("m6"), "B")
    asked = {word: (saying("result", mission="m4", equals=word),) for word in ("won", "lost", "unplayed")}
    assert [word for word in asked if all_hold(table.g, asked[word])] == ["unplayed"]
    table.g.played = [Played("m4", False), Played("m4", True)]
    assert [word for word in asked if all_hold(table.g, asked[word])] == ["won"]


@pytest.mark.rule("SAGA-MISSION-12")
def test_who_has_so_many_victory_points():
    table = begun(bare_mission("m5"), "B")
    mercenary_named(table.g, "curby").victory_points = 3
    rich = (saying("vp", who="actor", least=3),)
    assert all_hold(table.g, rich, Bound("curby")) and not all_hold(table.g, rich, Bound("alyse"))
    assert not all_hold(table.g, rich, NOBODY)


# --- while ---


def caged(forbid: tuple[str, ...] = (), reach: str = "") -> str:
    closed = (saying("piece", at="F1", state="closed"),)
    change = saying("change", who=CHOVAR, powers_range=reach) if reach else None
    rule = While(True, closed, forbid, saying("place", who=CHOVAR), change)
    return bare_mission("m6", replace(NO_SCRIPT, whiles=(rule,)))


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-ACTIVATE-03")
def test_a_model_may_be_kept_from_acting_while_something_holds():
    table = begun(caged(forbid=("activate",)), "B", "F")
    chovar, guard = table.boss("chovar", at=(9, 7)), table.agent("guard", at=(9, 11))
    assert why_not_activate(table.g, chovar) is not None and why_not_activate(table.g, guard) is None
    table.door("F1", open=True)
    assert why_not_activate(table.g, chovar) is None


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-CARD-05")
def test_no_card_makes_anybody_act_whom_the_mission_keeps_from_it():
    rule = While(True, (), ("activate",), saying("place", who=saying("who", kind=("ag-guard",))), None)
    table = begun(bare_mission("m6", replace(NO_SCRIPT, whiles=(rule,))), "B", "F")
    guard, marine = table.agent("guard", at=(9, 11)), table.agent("marine", at=(8, 11))
    assert why_not_activate(table.g, guard) is not None
    assert agents_to_use(table.g) == [marine]


@pytest.mark.rule("SAGA-PSI-01", "SAGA-MISSION-11")
def test_powers_reach_less_far_while_the_mission_says_so():
    table = begun(caged(reach="short"), "B", "F")
    chovar = table.boss("chovar", at=(9, 7))
    for who in table.g.mercenaries:
        who.model.at = None
    model_named(table.g, "curby").at = (9, 14)
    assert not can_use_power(table.g, chovar)
    table.door("F1", open=True)
    assert can_use_power(table.g, chovar)
    table.door("F1", open=False)
    model_named(table.g, "curby").at = (9, 10)
    assert can_use_power(table.g, chovar)


@pytest.mark.rule("SAGA-PSI-01")
def test_a_power_that_was_used_is_noticed():
    table = begun(bare_mission("m6", replace(NO_SCRIPT, whens=(told("power"),))), "B", "F")
    chovar = table.boss("chovar", at=(9, 7))
    for who in table.g.mercenaries:
        who.model.at = None
    table.any_fate()
    table.run(use_power, chovar)
    noticed = [moment.word for moment in table.g.moments]
    model_named(table.g, "curby").at = (9, 10)
    table.any_fate()
    table.run(use_power, chovar)
    assert (noticed, [moment.word for moment in table.g.moments]) == ([], ["power"])


# --- features and looking ---


def with_feature(feature: Feature) -> MissionTable:
    """A map in play, on which there is one feature more."""
    table = begun(bare_mission("m4"), "B")
    table.g.mission = bare_mission("m4", replace(NO_SCRIPT, features=(feature,)))
    return table


@pytest.mark.rule("SAGA-MISSION-12")
def test_parameters_of_a_feature_are_set_and_added_to():
    table = with_feature(Feature("glass", saying("parameters", dice=1, state="on")))
    do(table, "feature", feature="glass", set=saying("set", state="off"))
    do(table, "feature", feature="glass", add=saying("add", dice=2))
    assert (word(table.g, "glass", "state"), number(table.g, "glass", "dice")) == ("off", 3)
    do(table, "feature", feature="glass", add=saying("add", dice=-9))
    assert number(table.g, "glass", "dice") == 0


@pytest.mark.rule("SAGA-MISSION-12")
def test_the_doer_chooses_one_of_several_values():
    table = with_feature(Feature("glass", saying("parameters")))
    table.answers({"feature": "off"})
    do(table, "feature", "curby", feature="glass", choose=saying("choose", state=("on", "off")))
    assert word(table.g, "glass", "state") == "off"


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-01")
def test_a_look_shows_a_zone_and_reveals_nothing():
    table = begun(bare_mission("m4"))
    do(table, "look", zones=("D",))
    [camera] = table.told("camera")
    assert camera.args["zone"] == "D" and ("ag-guard", 16, 8, "west") in camera.args["figures"]
    assert table.g.zones == ["A"]
